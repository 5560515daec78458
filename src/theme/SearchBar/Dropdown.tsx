// Change: part of the search bar, see index.tsx. The dropdown below the box.
import type {ReactElement, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {freshPageLabel, retryLabel} from '@site/src/plugins/search/client/labels';
import type {BarState} from './state';
import StatusText from './StatusText';
import styles from './styles.module.css';

interface Props {
  state: BarState;
  /** Called when a link to a page is followed. */
  onLeave: () => void;
  /** The list of suggestions, if there are any. */
  children: ReactElement | false | null;
  footer: ReactElement | false | null;
  /** The search page with the same query, as a full page load. */
  freshAddress: string;
}

export default function Dropdown({state, children, footer, freshAddress, onLeave}: Props): ReactNode {
  const {loaded, notOffered, waysOn, status, query} = state;
  return (
    // Keeps the focus in the search box when something in the dropdown is clicked.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {loaded && notOffered && (
        <loaded.NotOffered name={notOffered.name} nearest={notOffered.nearest} onClick={onLeave} />
      )}
      {children && query === '' && (
        <p className={styles.message}>
          {translate({
            id: 'site.search.mostNeeded',
            message: 'Most needed',
            description: 'The title of the pages that an empty search box offers',
          })}
        </p>
      )}
      {children}
      {((!children && !notOffered) || status === 'failed') && (
        <p className={styles.message}>
          <StatusText state={state} />
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.message}>
          <button type="button" className="quiet-button" onClick={state.retry}>
            {retryLabel()}
          </button>
          <span> </span>
          <a href={freshAddress}>{freshPageLabel()}</a>
        </p>
      )}
      {loaded && !children && waysOn.length > 0 && (
        <div className={styles.message}>
          <loaded.WaysOn links={waysOn} onClick={onLeave} />
        </div>
      )}
      {footer && <div className={styles.hitFooter}>{footer}</div>}
    </div>
  );
}
