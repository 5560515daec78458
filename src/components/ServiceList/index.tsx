import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The prerendered tables of all services, in a section per family. The finder on the same page takes the inner element
 * or its rows to its own place while a filter is used, so React must not change what is in here.
 */
export default function ServiceList({children}: {children: ReactNode}): ReactNode {
  return (
    <div data-service-list="">
      <div className={styles.list}>{children}</div>
    </div>
  );
}
