import React, {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {TimelineEntry} from '../../sandbox/client';
import {formatBody} from './formatBody';
import styles from './onDemand.module.css';

type Callback = Extract<TimelineEntry, {kind: 'callback'}>;

/** At most this many callbacks are shown, the latest first. */
const maxShown = 5;

/** The callbacks that the gateway sent to the merchant's side of the account. */
export default function Callbacks({callbacks}: {callbacks: Callback[]}): ReactNode {
  const id = useId();
  const latest = callbacks.slice(-maxShown).reverse();
  return (
    <>
      <p role="status" className="visually-hidden">
        {latest[0] &&
          translate(
            {
              id: 'site.tryIt.callbackArrived',
              message: 'Callbacks received: {count}. The latest has the number {number}.',
              description: 'Told to screen readers when a callback arrives',
            },
            {count: callbacks.length, number: latest[0].number},
          )}
      </p>
      {latest.length > 0 && (
        <section aria-labelledby={id}>
          <h4 id={id} tabIndex={-1}>
            <Translate id="site.tryIt.callbacks" description="Heading of the callbacks that arrived">
              Callbacks received
            </Translate>
          </h4>
          {latest.map(({number, attempt, request, response, verdict}) => (
            <details key={number} className={styles.group}>
              <summary>
                <code translate="no">{`${request.method} ${request.url}`}</code>
                <span> </span>
                <span>
                  {translate(
                    {
                      id: 'site.tryIt.delivery',
                      message: 'attempt {attempt}, signature {verdict}, response {response}',
                      description:
                        'How a callback was delivered: number of the attempt, whether its signature is valid, status of the response',
                    },
                    {attempt, verdict, response},
                  )}
                </span>
              </summary>
              <CodeBlock language="text">{headerLines(Object.entries(request.headers))}</CodeBlock>
              {request.body.length > 0 && (
                <CodeBlock language="json">{formatBody(new TextDecoder().decode(request.body))}</CodeBlock>
              )}
            </details>
          ))}
        </section>
      )}
    </>
  );
}

/** Headers as they are in a message. */
export function headerLines(headers: [name: string, value: string][]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}
