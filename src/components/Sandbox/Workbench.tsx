import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {TimelineEntry} from '../../sandbox/client';
import AccountNotice from '../TryIt/AccountNotice';
import type {Exchange} from '../TryIt/play';
import {refusal, thingOf} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import {Balances, InvoiceList, TransactionList} from './Account';
import Clock from './Clock';
import InvoiceDetails from './InvoiceDetails';
import Keep from './Keep';
import {exampleText} from './messages';
import {playExample} from './play';
import Receiver from './Receiver';
import {exampleNames, type SandboxData} from '../../wire/sandbox';
import styles from './onDemand.module.css';
import Timeline, {entryTitle} from './Timeline';
import TransactionDetails from './TransactionDetails';
import {useSandbox} from './useSandbox';

/** The sandbox: account, payer's pages, simulations, clock, receiver of callbacks and timeline. */
export default function Workbench({data}: {data: SandboxData}): ReactNode {
  const prefix = useId();
  const {snapshot, failure, isBusy, run} = useSandbox();
  const [chosen, setChosen] = useState(() => /^#((?:trx|inv)_\w+|\d+)$/.exec(window.location.hash)?.[1] ?? '');
  const [outcome, setOutcome] = useState('');
  const details = useRef<HTMLHeadingElement>(null);
  const announcement = useAnnouncement(snapshot?.timeline);
  const transactions = snapshot?.account.transactions ?? [];
  const selected = transactions.find((one) => one.data.id === chosen || String(one.number) === chosen);
  const invoices = snapshot?.account.invoices ?? [];
  const invoice = invoices.find((one) => one.data.id === chosen);

  function show({request, response}: Exchange): void {
    const body = readResponse(response.body);
    const thing = thingOf(body);
    const line = translate(
      {
        id: 'site.sandbox.response',
        message: 'Response {status} of {path}.',
        description: 'Says how the gateway responded to a request of the sandbox',
      },
      {status: response.status, path: request.path},
    );
    setOutcome([line, refusal(body)].filter(Boolean).join(' '));
    if (thing) setChosen(String(thing.id));
  }

  // A counter, because the heading to focus exists only after the next render.
  const [focusRequests, setFocusRequests] = useState(0);
  const focusDetails = (): void => setFocusRequests((before) => before + 1);
  const select = (id: string): void => {
    setChosen(id);
    focusDetails();
  };
  useEffect(() => {
    if (focusRequests > 0) details.current?.focus();
  }, [focusRequests]);

  return (
    <div className={`needs-script is-printed ${styles.workbench}`} aria-busy={isBusy || undefined}>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <AccountNotice notice={snapshot?.account.notice ?? null} />
      <div role="alert">
        {failure !== null && (
          <p className={styles.error}>
            <span>{`${failure} `}</span>
            <button type="button" className="quiet-button" onClick={() => void run(() => Promise.resolve())}>
              <Translate id="site.sandbox.tryAgain" description="The button that loads the sandbox again">
                Try again
              </Translate>
            </button>
          </p>
        )}
      </div>
      <section aria-labelledby={`${prefix}examples`} className={styles.starts}>
        <h3 id={`${prefix}examples`}>
          <Translate id="site.sandbox.examples" description="Heading of the examples to start with">
            Start with an example
          </Translate>
        </h3>
        <ul className={styles.examples}>
          {exampleNames.map((name) => {
            const [title, text] = exampleText(name);
            return (
              <li key={name}>
                <button
                  type="button"
                  className="button button--primary"
                  aria-disabled={isBusy || undefined}
                  aria-describedby={`${prefix}${name}`}
                  onClick={() => {
                    if (isBusy) return;
                    void run(async (sandbox) =>
                      show(await playExample(sandbox, data.examples[name], data.credentials)),
                    ).then((isDone) => isDone && name !== 'refused' && focusDetails());
                  }}
                >
                  {title}
                </button>
                <span id={`${prefix}${name}`} className={styles.note}>
                  {text}
                </span>
              </li>
            );
          })}
        </ul>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </section>
      {snapshot === null ? (
        failure === null && (
          <p>
            <Translate id="site.sandbox.starting" description="Shown while the gateway in the browser is starting">
              The gateway is starting…
            </Translate>
          </p>
        )
      ) : (
        <>
          <div className={styles.columns}>
            <section aria-labelledby={`${prefix}account`}>
              <h3 id={`${prefix}account`}>
                <Translate id="site.sandbox.account" description="Heading of the balances and transactions">
                  Account
                </Translate>
              </h3>
              <Balances balances={snapshot.account.balances} />
              <TransactionList transactions={transactions} selected={selected?.data.id} onSelect={select} />
              <InvoiceList invoices={invoices} selected={invoice?.data.id} onSelect={select} />
            </section>
            {selected && (
              <TransactionDetails
                key={selected.data.id}
                data={data}
                snapshot={snapshot}
                transaction={selected}
                heading={details}
                run={run}
                onResponse={show}
                onChanged={focusDetails}
              />
            )}
            {invoice && (
              <InvoiceDetails
                key={invoice.data.id}
                data={data}
                snapshot={snapshot}
                invoice={invoice}
                heading={details}
                run={run}
                onChanged={focusDetails}
              />
            )}
          </div>
          <Clock account={snapshot.account} run={run} />
          <Receiver data={data} snapshot={snapshot} run={run} />
          <Timeline data={data} snapshot={snapshot} />
          <Keep
            run={run}
            onNew={() => {
              setChosen('');
              setOutcome('');
            }}
          />
        </>
      )}
    </div>
  );
}

/** The title of the latest entry that came while the page was open. */
function useAnnouncement(timeline: TimelineEntry[] | undefined): string {
  const [text, setText] = useState('');
  const known = useRef<number | null>(null);
  const latest = timeline?.at(-1);
  const number = latest?.number ?? 0;
  useEffect(() => {
    if (timeline === undefined) return;
    if (known.current !== null && number > known.current && latest) setText(entryTitle(latest));
    known.current = number;
  }, [timeline, number, latest]);
  return text;
}
