import React, {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TimelineEntry} from '../../sandbox/client';
import {Time} from './Formatted';
import {historyOf, type Subject} from './model';
import styles from './onDemand.module.css';

/** The statuses that a transaction or an invoice had, each with its time. */
export default function History({timeline, subject}: {timeline: TimelineEntry[]; subject: Subject}): ReactNode {
  const steps = useMemo(() => historyOf(timeline, subject), [timeline, subject]);
  return (
    <>
      <h4>
        <Translate id="site.sandbox.history" description="Heading of the statuses that a transaction or an invoice had">
          History
        </Translate>
      </h4>
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
