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
  tabs: [id: Id, text: string][];
  selected: Id;
  /** @param isChosen whether the reader pressed the tab, and did not only pass it with the arrow keys */
  onSelect: (id: Id, isChosen: boolean) => void;
}

/** The attributes of the panel of a tab. */
export const panelProps = (prefix: string, id: string) => ({
  id: `${prefix}panel-${id}`,
  role: 'tabpanel',
  'aria-labelledby': `${prefix}tab-${id}`,
});

/** A row of tabs, as in the ARIA tabs pattern. */
export default function TabList<Id extends string>({label, prefix, tabs, selected, onSelect}: Props<Id>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = [...list.current!.children].indexOf(event.target as Element);
    const target = tabFor(pressedKey(event), index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    (list.current!.children[target] as HTMLElement).focus();
    onSelect(tabs[target]![0], target === index);
  };
  return (
    <ul ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
      {tabs.map(([id, text]) => (
        <li
          key={id}
          id={`${prefix}tab-${id}`}
          role="tab"
          tabIndex={selected === id ? 0 : -1}
          aria-selected={selected === id}
          aria-controls={`${prefix}panel-${id}`}
          className={clsx('tabs__item', styles.tab, selected === id && 'tabs__item--active')}
          onClick={() => onSelect(id, true)}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
