import React, {type ReactNode} from 'react';
import {Icon as IconifyIcon} from '@iconify/react';
import '@site/src/icons';
import styles from './styles.module.css';

export interface Props {
  /** `set:name`. A bundled icon stands in the prerendered HTML; any other is fetched by the browser. */
  readonly icon: string;
}

/** A decorative icon of the size of the text it stands in; whatever it says is said by the text beside it. */
export default function Icon({icon}: Props): ReactNode {
  return <IconifyIcon icon={icon} ssr aria-hidden className={styles.icon} fallback={<span className={styles.icon} />} />;
}
