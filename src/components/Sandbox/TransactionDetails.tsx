import React, {useEffect, useId, useMemo, useState, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Sandbox, TransactionView} from '../../sandbox/client';
import type {Exchange} from '../TryIt/play';
import {choicesFor, thingOf, type Choice} from '../TryIt/response';
import type {JsonValue} from '../../types/json';
import Disclosure from './Disclosure';
import {historyOf} from './model';
import PayerPage from './PayerPage';
import {act} from './play';
import type {Action, SandboxData} from './sandboxData';
import styles from './styles.module.css';
import {load, type Snapshot} from './useSandbox';

interface Props {
  data: SandboxData;
  snapshot: Snapshot;
  transaction: TransactionView | undefined;
  /** Gets the focus when a transaction is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
  onResponse: (exchange: Exchange) => void;
  /** Moves the focus, because the button that was pressed may be gone. */
  onChanged: () => void;
}

/** A transaction in full: what the payer sees, what can be done to it, and its history. */
export default function TransactionDetails({
  data,
  snapshot,
  transaction,
  heading,
  run,
  onResponse,
  onChanged,
}: Props): ReactNode {
  const choices = useChoices(data, transaction);
  const history = useMemo(
    () => (transaction ? historyOf(snapshot.timeline, transaction) : []),
    [snapshot.timeline, transaction],
  );
  const simulate = ({name, data: body}: {name: string; data: Choice['data']}): void =>
    void run(async (sandbox) => void (await sandbox.simulate(name.split(' ')[0]!, body))).then(onChanged);

  if (!transaction) return <div />;
  const {id, status, amount, currency, reason_code: reason} = transaction.data;
  const actions =
    transaction.version === 'v2' ? data.actions.filter(({from}) => from.includes(status)) : ([] as Action[]);
  return (
    <section className={styles.details} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.title} data-status={status}>
        {translate(
          {
            id: 'site.sandbox.transaction',
            message: 'Transaction {id}: {status}',
            description: 'Heading of the chosen transaction, with its status',
          },
          {id, status},
        )}
      </h3>
      <p>
        {amount} {currency}
        {reason && (
          <>
            {' · '}
            <code>{reason}</code>
          </>
        )}
      </p>
      <PayerPage
        transaction={transaction.data}
        onAct={(event) => simulate({name: event, data: {transaction_id: id}})}
      />
      {actions.length > 0 && (
        <>
          <h4>
            <Translate id="site.sandbox.actions" description="Heading of the operations on a transaction">
              What you can do with the API
            </Translate>
          </h4>
          {actions.map((action) => (
            <ActionForm
              key={action.id}
              action={action}
              onSubmit={(part) =>
                void run(async (sandbox) =>
                  onResponse(await act(sandbox, action, transaction, part, data.credentials)),
                ).then(onChanged)
              }
            />
          ))}
        </>
      )}
      {choices.length > 0 && (
        <>
          <h4>
            <Translate id="site.sandbox.simulations" description="Heading of the simulations of a transaction">
              What can happen outside of the API
            </Translate>
          </h4>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice.name}>
                <button type="button" className={styles.button} onClick={() => simulate(choice)}>
                  <code>{choice.name}</code>
                </button>{' '}
                {choice.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>
        <Translate id="site.sandbox.history" description="Heading of the statuses that a transaction had">
          History
        </Translate>
      </h4>
      <ol className={styles.history}>
        {history.map(({version, status: then, reason: why, at}) => (
          <li key={version} value={version}>
            <strong>{then}</strong> {why && <code>{why}</code>} <time dateTime={at}>{at}</time>
          </li>
        ))}
      </ol>
      <Disclosure
        title={translate({
          id: 'site.sandbox.object',
          message: 'The transaction as “find” returns it',
          description: 'Title of the JSON of a transaction',
        })}
      >
        {() => <CodeBlock language="json">{JSON.stringify(transaction.data, null, 2)}</CodeBlock>}
      </Disclosure>
    </section>
  );
}

/** An operation on the transaction, on a part of it if the reader enters an amount. */
function ActionForm({action, onSubmit}: {action: Action; onSubmit: (amount: string) => void}): ReactNode {
  const id = useId();
  const [amount, setAmount] = useState('');
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(amount.trim());
      }}
    >
      <button type="submit" className={styles.button}>
        {action.title}
      </button>
      <span className={styles.field}>
        <label htmlFor={id}>
          <Translate id="site.sandbox.amount" description="Label of the optional amount of an operation">
            Amount, if only a part
          </Translate>
        </label>{' '}
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </span>
      <Link to={action.page}>
        <code>{action.id}</code>
      </Link>
    </form>
  );
}

/** The simulations that change something about the transaction now, with their data. */
function useChoices({simulations}: SandboxData, transaction: TransactionView | undefined): Choice[] {
  const [possible, setPossible] = useState<string[]>([]);
  const id = transaction?.data.id;
  const version = transaction?.data.version;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    load()
      .then((sandbox) => sandbox.possible(id))
      // A failure is told by the next action of the reader.
      .then(
        (names) => isCurrent && setPossible(names),
        () => undefined,
      );
    return () => void (isCurrent = false);
  }, [id, version]);
  const thing = transaction && thingOf({data: transaction.data as unknown as JsonValue});
  if (!thing) return [];
  return choicesFor(
    thing,
    simulations
      .filter(({name}) => possible.includes(name))
      .map((one) => ({...one, from: {[thing.kind]: [thing.status]}})),
  );
}
