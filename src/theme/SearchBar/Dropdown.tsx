// Change: part of the search bar, see index.tsx. The dropdown below the box.
import type {ReactElement, ReactNode} from 'react';
import {freshPageLabel, retryLabel} from '@site/src/plugins/search/client/labels';
import type {BarState} from './state';
import StatusText from './StatusText';
import styles from './styles.module.css';

interface Props {
  state: BarState;
  /** The list of suggestions, if there are any. */
  children: ReactElement | false | null;
  footer: ReactElement | false | null;
  /** The search page with the same query, as a full page load. */
  freshAddress: string;
}

export default function Dropdown({state, children, footer, freshAddress}: Props): ReactNode {
  return (
    // Keeps the focus in the search box when something in the dropdown is clicked.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {children}
      {(!children || state.status === 'failed') && (
        <p className={styles.message}>
          <StatusText state={state} />
        </p>
      )}
      {state.status === 'failed' && (
        <p className={styles.message}>
          <button type="button" className="button button--secondary button--sm" onClick={state.retry}>
            {retryLabel()}
          </button>
          <span> </span>
          <a href={freshAddress}>{freshPageLabel()}</a>
        </p>
      )}
      {footer && <div className={styles.hitFooter}>{footer}</div>}
    </div>
  );
}
