import React, {useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {pressedKey} from '../pressedKey';
import {tabFor} from '../tabKeys';
import styles from './styles.module.css';

interface Props<Id extends string> {
  /** Accessible name. */
  label: string;
  /** Begins the ids of the tabs and of their panels, see `panelProps`. */
  prefix: string;
  /** A tab with the address of a file is a link to it where scripts do not run. */
  tabs: [id: Id, text: string, href?: string][];
  selected: Id;
  /** The id of the one panel whose content the tabs change; without it each tab has a panel of its own. */
  panel?: string;
  /** Many tabs with short names, in as many lines as they need. */
  isDense?: boolean;
  /** @param isChosen whether the reader pressed the tab, and did not only pass it with the arrow keys */
  onSelect: (id: Id, isChosen: boolean) => void;
}

/** The attributes of the panel of a tab. */
export const panelProps = (prefix: string, id: string, panel = `${prefix}panel-${id}`) => ({
  id: panel,
  role: 'tabpanel',
  'aria-labelledby': `${prefix}tab-${id}`,
});

/** A row of tabs, as in the ARIA tabs pattern. */
export default function TabList<Id extends string>({
  label,
  prefix,
  tabs,
  selected,
  panel,
  isDense = false,
  onSelect,
}: Props<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const select = (index: number, isChosen: boolean): void => {
    (list.current!.children[index] as HTMLElement).focus();
    onSelect(tabs[index]![0], isChosen);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = [...list.current!.children].indexOf(event.target as Element);
    const target = tabFor(pressedKey(event), index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target, target === index);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={isDense ? styles.dense : 'tabs'} onKeyDown={onKeyDown}>
      {tabs.map(([id, text, href], index) => {
        const Tab = href === undefined ? 'div' : 'a';
        return (
          <Tab
            key={id}
            id={`${prefix}tab-${id}`}
            href={href}
            role="tab"
            tabIndex={selected === id ? 0 : -1}
            aria-selected={selected === id}
            aria-controls={panel ?? `${prefix}panel-${id}`}
            className={isDense ? styles.tab : clsx('tabs__item', selected === id && 'tabs__item--active')}
            onClick={(event) => {
              event.preventDefault();
              select(index, true);
            }}
          >
            {text}
          </Tab>
        );
      })}
    </div>
  );
}
