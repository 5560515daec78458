// Change: what opens under the search bar, see index.tsx.
import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {freshPageLabel, retryLabel} from '@site/src/plugins/search/client/labels';
import type {SearchState} from '@site/src/plugins/search/client/useSearch';
import StatusText from './StatusText';
import type {Props as SuggestionsProps} from './Suggestions';
import styles from './styles.module.css';

type Props = Omit<SuggestionsProps, 'hits'> & {
  state: SearchState;
  footer: ReactNode;
  /** Where the search is asked anew, by a page that is loaded whole. */
  freshAddress: string;
};

export default function Dropdown({state, footer, freshAddress, ...list}: Props): ReactNode {
  const {hits} = state;
  const {Suggestions, hasFailed, load} = useSuggestions();
  const status = hasFailed ? 'failed' : hits.length > 0 && !Suggestions ? 'loading' : state.status;

  function retry(): void {
    state.retry();
    load();
  }

  return (
    // Whatever is pressed in here, the caret stays in the box.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {status === 'ready' && Suggestions && hits.length > 0 ? (
        <Suggestions {...list} hits={hits} />
      ) : (
        <p className={styles.message}>
          <StatusText state={{status, hits: []}} />
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.message}>
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            {retryLabel()}
          </button>{' '}
          <a href={freshAddress}>{freshPageLabel()}</a>
        </p>
      )}
      {status === 'ready' && footer && <div className={styles.hitFooter}>{footer}</div>}
    </div>
  );
}

/** The list's code, which comes with the reader's first query. */
function useSuggestions(): {Suggestions: ComponentType<SuggestionsProps> | null; hasFailed: boolean; load(): void} {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    import('./Suggestions').then(
      (module) => setSuggestions(() => module.default),
      () => setHasFailed(true),
    );
  }, [attempt]);
  return {
    Suggestions,
    hasFailed,
    load() {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
