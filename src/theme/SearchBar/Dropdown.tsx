// Change: what opens under the search bar, see index.tsx.
import type {ReactNode} from 'react';
import {freshPageLabel, retryLabel} from '@site/src/plugins/search/client/labels';
import type {BarState} from './state';
import StatusText from './StatusText';
import styles from './styles.module.css';

interface Props {
  state: BarState;
  /** The suggestions, if there are any. */
  children: ReactNode;
  footer: ReactNode;
  /** Where the search is asked anew, by a page that is loaded whole. */
  freshAddress: string;
}

export default function Dropdown({state, children, footer, freshAddress}: Props): ReactNode {
  return (
    // Whatever is pressed in here, the caret stays in the box.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {children || (
        <p className={styles.message}>
          <StatusText state={state} />
        </p>
      )}
      {state.status === 'failed' && (
        <p className={styles.message}>
          <button type="button" className="button button--secondary button--sm" onClick={state.retry}>
            {retryLabel()}
          </button>{' '}
          <a href={freshAddress}>{freshPageLabel()}</a>
        </p>
      )}
      {footer && <div className={styles.hitFooter}>{footer}</div>}
    </div>
  );
}
