// Change: styled and translated (the original is English only), with a live region for both states; a failed part still
// shows its prerendered content.
import React, {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import {prerenderedIn} from '@site/src/clientModules/failedChunk';
import styles from './styles.module.css';

export default function Loading(props: LoadingComponentProps): ReactNode {
  return (
    <>
      <State {...props} />
      <div ref={fill} />
    </>
  );
}

const fill = (place: HTMLDivElement | null): void => place?.replaceChildren(...prerenderedIn(place));

/** Whether the reader has retried: nested parts failed together, so they are retried together. */
let hasRetried = false;

function State({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  useEffect(() => {
    if (error && hasRetried) retry();
    // Once: a part that fails again needs another click.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function retryAll(): void {
    hasRetried = true;
    retry();
  }

  if (error) {
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {translate({
            id: 'site.loading.failed',
            message: 'This part of the page did not load.',
            description: 'Shown when a part of a page could not be loaded, above the technical reason',
          })}
        </p>
        <p>
          <code translate="no">{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retryAll}>
          {translate({
            id: 'site.loading.retry',
            message: 'Retry',
            description: 'The button that loads the failed part of the page again',
          })}
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.loading}>
        <span
          className={styles.spinner}
          role="img"
          aria-label={translate({
            id: 'site.loading.label',
            message: 'Loading',
            description: 'The label of the spinner shown while the content of a page loads',
          })}
        />
      </div>
    );
  }
  return null;
}
