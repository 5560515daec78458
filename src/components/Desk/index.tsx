import type {ReactNode} from 'react';
import {FoldsCode} from '../Fold';
import styles from './styles.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * The code samples of a page. On a wide screen they stand beside the text and stay in view; elsewhere and in print they
 * stand where they are written.
 */
export default function Desk({label, children}: Props): ReactNode {
  return (
    <section className={`unindexed ${styles.desk}`} aria-label={label} data-desk>
      <div className={styles.top}>
        <FoldsCode value>{children}</FoldsCode>
      </div>
    </section>
  );
}
