import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Time} from './Formatted';
import type {PastStatus} from './model';
import styles from './onDemand.module.css';

/** The statuses that a transaction or an invoice had, each with its time. */
export default function History({steps}: {steps: PastStatus[]}): ReactNode {
  return (
    <>
      <h3>
        <Translate id="site.sandbox.history" description="Heading of the statuses that a transaction or an invoice had">
          History
        </Translate>
      </h3>
      <ol className={styles.history}>
        {steps.map(({version, status, reason, at}) => (
          <li key={version} value={version}>
            <strong>{status}</strong>
            <span> </span>
            {reason && <code translate="no">{reason}</code>}
            <span> </span>
            <Time at={at} />
          </li>
        ))}
      </ol>
    </>
  );
}
