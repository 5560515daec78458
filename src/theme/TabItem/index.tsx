// Change: linked to its tab by ARIA attributes.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div
      role="tabpanel"
      id={`panel-${value}`}
      aria-labelledby={`tab-${value}`}
      className={styles.panel}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
