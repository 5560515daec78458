import clsx from 'clsx';
import React, {useId, useMemo, useState, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {TimelineEntry} from '../../sandbox/client';
import Disclosure from '../Disclosure';
import {useItemFold} from '../Fold';
import {Time} from './Formatted';
import {checkOf, mentions, reportedStatus, wireText, type CallbackEntry} from './model';
import type {SandboxData, Secrets} from '../../wire/sandbox';
import styles from './onDemand.module.css';
import type {Snapshot} from './useSandbox';

/** So many entries are shown at first. */
const first = 8;

/** Everything that happened, newest first, with the messages as they were sent. */
export default function Timeline({
  data,
  intro,
  snapshot: {account, timeline},
}: {
  data: SandboxData;
  /** Shown while nothing has happened. */
  intro: ReactElement[];
  snapshot: Snapshot;
}): ReactNode {
  const id = useId();
  const [only, setOnly] = useState('');
  const subjects = [...account.transactions, ...account.invoices];
  const subject = subjects.find((one) => one.data.id === only);
  const entries = useMemo(
    () => timeline.filter((entry) => !subject || mentions(entry, subject)).reverse(),
    [timeline, subject],
  );
  const {shown, button} = useItemFold(entries.length, first);
  return (
    <>
      {timeline.length === 0 && <div className={styles.note}>{intro}</div>}
      <p className={styles.filter}>
        <label htmlFor={`${id}filter`}>
          <Translate id="site.sandbox.filter" description="Label of the list that filters the timeline">
            Show
          </Translate>
        </label>
        <span> </span>
        <select
          id={`${id}filter`}
          className="text-input"
          value={subject ? only : ''}
          onChange={(event) => setOnly(event.target.value)}
        >
          <option value="">
            {translate({
              id: 'site.sandbox.everything',
              message: 'everything',
              description: 'Option of the filter of the timeline',
            })}
          </option>
          {subjects.map(({data: {id: each, external_id: order}}) => (
            <option key={each} value={each}>
              {`${each} · ${order}`}
            </option>
          ))}
        </select>
      </p>
      <ol className={styles.entries} reversed>
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.number}>
            <Entry data={data} entry={entry} />
          </li>
        ))}
      </ol>
      {button}
    </>
  );
}

/** Title of an entry: its kind and its result. */
export function entryTitle(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'request':
      return translate(
        {
          id: 'site.sandbox.entry.request',
          message: 'Request {method} {path}, response {status}',
          description: 'Title of an entry of the timeline',
        },
        {method: entry.request.method, path: entry.request.path, status: entry.response.status},
      );
    case 'callback':
      return callbackTitle(entry);
    case 'simulation':
      return translate(
        {
          id: 'site.sandbox.entry.simulation',
          message: 'Simulation {name}',
          description: 'Title of an entry of the timeline',
        },
        {name: entry.name},
      );
    default:
      throw new Error(`The timeline has no title for the kind "${(entry satisfies never as TimelineEntry).kind}".`);
  }
}

function callbackTitle(entry: CallbackEntry): string {
  const status = reportedStatus(entry);
  const details = {
    url: entry.request.url.split('?')[0]!,
    attempt: entry.attempt,
    verdict: verdictText(entry),
    response: responseText(entry),
  };
  return status === null
    ? translate(
        {
          id: 'site.sandbox.entry.callback',
          message: 'Callback to {url}, attempt {attempt}, {verdict}, {response}',
          description:
            'Title of an entry of the timeline: where a callback went, the number of the attempt, whether its signature is valid, how the merchant’s server responded',
        },
        details,
      )
    : translate(
        {
          id: 'site.sandbox.entry.callbackStatus',
          message: 'Callback to {url}, status {status}, attempt {attempt}, {verdict}, {response}',
          description:
            'Title of an entry of the timeline: where a callback went, the status that it reports, the number of the attempt, whether its signature is valid, how the merchant’s server responded',
        },
        {...details, status},
      );
}

/** The verdict on the signature of a callback. */
export function verdictText({verdict}: CallbackEntry): string {
  return verdict === 'valid'
    ? translate({
        id: 'site.sandbox.valid',
        message: 'signature valid',
        description: 'Verdict on the signature of a callback',
      })
    : translate(
        {
          id: 'site.sandbox.invalid',
          message: 'signature refused: {reason}',
          description: 'Verdict on the signature of a callback, with the code of the reason',
        },
        {reason: verdict},
      );
}

function responseText({response}: CallbackEntry): string {
  return response === 'time_out'
    ? translate({
        id: 'site.sandbox.noResponse',
        message: 'no response',
        description: 'The merchant’s server did not respond to a callback',
      })
    : translate(
        {
          id: 'site.sandbox.responded',
          message: 'response {status}',
          description: 'The HTTP status with which the merchant’s server responded to a callback',
        },
        {status: response},
      );
}

/**
 * An entry with its messages.
 *
 * @param group of the entries of one group at most one is open
 */
export function Entry({data, entry, group}: {data: Secrets; entry: TimelineEntry; group?: string}): ReactNode {
  return (
    <Disclosure
      group={group}
      title={
        <>
          <Time at={entry.at} className={styles.note} />
          <span> </span>
          {entry.kind === 'callback' ? <CallbackTitle entry={entry} /> : <span>{entryTitle(entry)}</span>}
        </>
      }
    >
      {() => (
        <div className={styles.messages}>
          <Messages data={data} entry={entry} />
        </div>
      )}
    </Disclosure>
  );
}

/** Title of a callback, with its verdict as a badge. */
function CallbackTitle({entry}: {entry: CallbackEntry}): ReactNode {
  const status = reportedStatus(entry);
  return (
    <>
      <span
        className={clsx('badge', entry.verdict === 'valid' ? 'badge--success' : 'badge--failed', styles.verdict)}
        data-verdict={entry.verdict}
      >
        {verdictText(entry)}
      </span>
      {status !== null && (
        <>
          <span> </span>
          <strong translate="no">{status}</strong>
        </>
      )}
      <span>{` · ${attemptText(entry)} · ${responseText(entry)} · `}</span>
      <span className={styles.note}>{entry.request.url.split('?')[0]!}</span>
    </>
  );
}

const attemptText = ({attempt}: CallbackEntry): string =>
  translate(
    {
      id: 'site.sandbox.attempt',
      message: 'attempt {attempt}',
      description: 'The number of the attempt to deliver a callback, in a list of callbacks',
    },
    {attempt},
  );

function Messages({data, entry}: {data: Secrets; entry: TimelineEntry}): ReactNode {
  if (entry.kind === 'simulation') return <CodeBlock language="json">{JSON.stringify(entry.data, null, 2)}</CodeBlock>;
  const {method, path} = entry.request;
  return (
    <>
      <CodeBlock
        language="text"
        title={translate({
          id: 'site.sandbox.sent',
          message: 'Request as it was sent',
          description: 'Title of a message with its headers and body',
        })}
      >
        {wireText(`${method} ${path} HTTP/1.1`, entry.request)}
      </CodeBlock>
      {entry.kind === 'request' ? (
        <CodeBlock
          language="text"
          title={translate({
            id: 'site.sandbox.received',
            message: 'Response as it arrived',
            description: 'Title of a message with its headers and body',
          })}
        >
          {wireText(`HTTP/1.1 ${entry.response.status}`, entry.response)}
        </CodeBlock>
      ) : (
        <Verification data={data} entry={entry} />
      )}
    </>
  );
}

/** The verification of a callback's signature. */
function Verification({data, entry}: {data: Secrets; entry: CallbackEntry}): ReactNode {
  const check = useMemo(() => checkOf(entry, data), [entry, data]);
  return (
    <>
      {check && (
        <>
          <CodeBlock
            language="text"
            title={translate({
              id: 'site.sandbox.subject',
              message: 'String to sign',
              description: 'Title of the text from which a signature is computed',
            })}
          >
            {check.stringToSign}
          </CodeBlock>
          <dl className={styles.facts}>
            <dt>
              <Translate id="site.sandbox.arrived" description="Label of the signature that a callback brought">
                Signature that arrived
              </Translate>
            </dt>
            <dd>
              <code translate="no">{check.received}</code>
            </dd>
            <dt>
              <Translate id="site.sandbox.computed" description="Label of the signature that the page computed">
                Signature computed here
              </Translate>
            </dt>
            <dd>
              <code translate="no">{check.expected}</code>
            </dd>
          </dl>
        </>
      )}
      {entry.nextAt !== null && (
        <p>
          <Translate
            id="site.sandbox.nextAttempt"
            description="When a callback is sent again"
            values={{time: <Time at={entry.nextAt} />}}
          >
            {'The next attempt follows at {time}.'}
          </Translate>
        </p>
      )}
    </>
  );
}
