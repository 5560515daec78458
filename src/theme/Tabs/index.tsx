// Change: implements the ARIA tabs pattern (names, panels, Home, End and Space); without JavaScript all panels are
// visible.
import clsx from 'clsx';
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as OriginalProps} from '@theme/Tabs';
import {pressedKey} from '@site/src/components/pressedKey';
import {tabFor} from '@site/src/components/tabKeys';
import styles from './styles.module.css';

interface Props extends OriginalProps {
  /** Accessible name of the tab list. */
  label: string;
}

function TabList({label}: {label: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const tabs = useRef<(HTMLLIElement | null)[]>([]);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const select = (index: number): void => {
    const tab = tabs.current[index]!;
    tab.focus();
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(tabValues[index]!.value);
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const target = tabFor(pressedKey(event), index, tabValues.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <ul role="tablist" aria-label={label} className="tabs">
      {tabValues.map(({value, label: text}, index) => (
        <li
          key={value}
          ref={(node) => {
            tabs.current[index] = node;
          }}
          id={`tab-${value}`}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-controls={`panel-${value}`}
          className={clsx('tabs__item', styles.tab, selectedValue === value && 'tabs__item--active')}
          onClick={() => select(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {text ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs({label, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabs)}>
      {/* A new key after hydration, like the theme: the stored choice is not in the prerendered page. */}
      <TabsProvider value={value} key={String(isBrowser)}>
        <TabList label={label} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </TabsProvider>
    </div>
  );
}
