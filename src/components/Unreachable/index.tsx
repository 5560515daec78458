import React, {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {currentRetry, subscribe} from '@site/src/clientModules/failedChunk';
import styles from './styles.module.css';

/** Notice that the requested page cannot be loaded now; the current page stays usable. */
export default function Unreachable(): ReactNode {
  const retry = useSyncExternalStore(subscribe, currentRetry, () => null);
  return (
    retry && (
      <div role="alert" className={styles.notice}>
        <p>
          <Translate
            id="site.unreachable.message"
            description="Shown over a page when the next one could not be loaded because the site does not respond"
          >
            The site does not respond, so the page that you asked for could not be loaded. You can go on reading this
            one.
          </Translate>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate
            id="site.unreachable.tryAgain"
            description="The button that tries again to load the page the reader asked for"
          >
            Try again
          </Translate>
        </button>
      </div>
    )
  );
}
