import React, {useEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
// `gateway/index.ts` would bundle the whole gateway into the page, although it runs in a worker.
// eslint-disable-next-line import-x/no-restricted-paths
import {pageOfNextAction} from '../../gateway/providers/payerPages';
import type {TimelineEntry} from '../../sandbox/client';
import AccountNotice from '../TryIt/AccountNotice';
import type {Exchange} from '../TryIt/play';
import {refusal, thingOf} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import {Balances, InvoiceList, TransactionList} from './Account';
import Clock from './Clock';
import {InvoiceDetails, TransactionDetails} from './Details';
import Inbox from './Inbox';
import InvoicePage from './InvoicePage';
import Keep from './Keep';
import {statusesOf} from './model';
import PayerPage, {PaidPage} from './PayerPage';
import {playExample} from './play';
import type {ExampleName, SandboxData} from '../../wire/sandbox';
import styles from './onDemand.module.css';
import Room, {type Contents, type Parts} from './Room';
import Start from './Start';
import shared from './start.module.css';
import Subject from './Subject';
import Timeline, {entryTitle} from './Timeline';
import {useSandbox} from './useSandbox';

/**
 * The control room at work: what to do next, the payer’s screen, the chosen transaction, the timeline, the callbacks, the
 * balances and the clock.
 *
 * @param wanted the example that was pressed while this was loading
 */
export default function Workbench({
  data,
  parts,
  wanted,
}: {
  data: SandboxData;
  parts: Parts;
  wanted: ExampleName | null;
}): ReactNode {
  const {snapshot, failure, isBusy, run} = useSandbox();
  const [chosen, setChosen] = useState(() => /^#((?:trx|inv)_\w+|\d+)$/.exec(window.location.hash)?.[1] ?? '');
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const announcement = useAnnouncement(snapshot?.timeline);
  const transactions = snapshot?.account.transactions ?? [];
  const transaction = transactions.find((one) => one.data.id === chosen || String(one.number) === chosen);
  const invoices = snapshot?.account.invoices ?? [];
  const invoice = invoices.find((one) => one.data.id === chosen);
  const subject = transaction ?? invoice;

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
  const focusSubject = (): void => setFocusRequests((before) => before + 1);
  const select = (id: string): void => {
    setChosen(id);
    focusSubject();
  };
  useEffect(() => {
    if (focusRequests > 0) heading.current?.focus();
  }, [focusRequests]);

  const play = (name: ExampleName): void =>
    void run(async (sandbox) => show(await playExample(sandbox, data.examples[name], data.credentials))).then(
      (isDone) => isDone && name !== 'refused' && focusSubject(),
    );
  const start = useRef<(() => void) | null>(wanted && (() => play(wanted)));
  useEffect(() => {
    start.current?.();
    start.current = null;
  }, []);

  const isPayersTurn = transaction ? pageOfNextAction(transaction.data) !== null : Boolean(invoice?.isPayable);
  // The payer’s screen comes after the chosen transaction, so that the next press of Tab leads to its button.
  const next = (
    <>
      {!subject && <div className={shared.intro}>{parts.next.intro}</div>}
      <Start isBusy={isBusy} isShort={subject !== undefined} onPlay={play} />
      <div className={shared.now}>
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
        {subject && (
          <div>
            <Subject
              data={data}
              transaction={transaction}
              invoice={invoice}
              isPayersTurn={isPayersTurn}
              heading={heading}
            />
          </div>
        )}
        {snapshot === null && failure === null && (
          <p>
            <Translate id="site.sandbox.starting" description="Shown while the gateway in the browser is starting">
              The gateway is starting…
            </Translate>
          </p>
        )}
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
    </>
  );

  const idle = (): ReactElement | undefined =>
    subject && (
      <p className={styles.note}>
        {(invoice && statusesOf(data, invoice).find(({code}) => code === invoice.data.status)?.payerSees) ??
          translate({
            id: 'site.sandbox.payerIdle',
            message: 'The payer has nothing to do now.',
            description: 'In place of the payer’s screen while the chosen transaction does not wait for its payer',
          })}
      </p>
    );
  const contents: Contents =
    snapshot === null
      ? {next}
      : {
          next,
          payer:
            transaction && isPayersTurn ? (
              <PayerPage
                transaction={transaction}
                level="h3"
                onAct={(event) =>
                  void run(
                    async (sandbox) => void (await sandbox.simulate(event, {transaction_id: transaction.data.id})),
                  ).then(focusSubject)
                }
              />
            ) : invoice && isPayersTurn ? (
              <InvoicePage key={invoice.data.id} invoice={invoice} run={run} onPaid={focusSubject} />
            ) : transaction?.data.type === 'payin' && paid.has(transaction.data.status) ? (
              <PaidPage transaction={transaction} />
            ) : (
              idle()
            ),
          transactions: (
            <>
              <TransactionList transactions={transactions} selected={transaction?.data.id} onSelect={select} />
              <InvoiceList invoices={invoices} selected={invoice?.data.id} onSelect={select} />
              {transaction && (
                <TransactionDetails
                  key={transaction.data.id}
                  data={data}
                  snapshot={snapshot}
                  transaction={transaction}
                  run={run}
                  onResponse={show}
                  onChanged={focusSubject}
                />
              )}
              {invoice && (
                <InvoiceDetails
                  key={invoice.data.id}
                  data={data}
                  snapshot={snapshot}
                  invoice={invoice}
                  run={run}
                  onChanged={focusSubject}
                />
              )}
            </>
          ),
          timeline: <Timeline data={data} intro={parts.timeline.intro} snapshot={snapshot} />,
          inbox: <Inbox data={data} intro={parts.inbox.intro} snapshot={snapshot} run={run} />,
          account: <Balances balances={snapshot.account.balances} />,
          clock: <Clock account={snapshot.account} subject={subject?.data.id} run={run} />,
          keep: (
            <Keep
              run={run}
              onNew={() => {
                setChosen('');
                setOutcome('');
                focusHeading('keep');
              }}
            />
          ),
        };
  return (
    <div className={styles.workbench} aria-busy={isBusy || undefined}>
      <Room parts={parts} contents={contents} />
    </div>
  );
}

/** Statuses of a payment that succeeded for its payer. */
const paid = new Set<string>(['authorized', 'success']);

/** Moves the focus to a heading of the page. */
function focusHeading(id: string): void {
  const element = document.getElementById(id)!;
  element.tabIndex = -1;
  element.focus();
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
