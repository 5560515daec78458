import React, {useId, useState, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Sandbox, TransactionView} from '../../sandbox/client';
import type {Exchange} from '../TryIt/play';
import type {Choice} from '../TryIt/response';
import Disclosure from '../Disclosure';
import {Money} from './Formatted';
import History from './History';
import PayerPage from './PayerPage';
import {act} from './play';
import type {Action, SandboxData} from '../../wire/sandbox';
import Simulations from './Simulations';
import styles from './onDemand.module.css';
import type {Snapshot} from './useSandbox';

interface Props {
  data: SandboxData;
  snapshot: Snapshot;
  transaction: TransactionView;
  /** Gets the focus when a transaction is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
  onResponse: (exchange: Exchange) => void;
  /** Moves the focus, because the button that was pressed may be gone. */
  onChanged: () => void;
}

/** The details of a transaction: the payer's page, the possible operations and simulations, and its history. */
export default function TransactionDetails({
  data,
  snapshot,
  transaction,
  heading,
  run,
  onResponse,
  onChanged,
}: Props): ReactNode {
  const simulate = ({name, data: body}: {name: string; data: Choice['data']}): void =>
    void run(async (sandbox) => void (await sandbox.simulate(name.split(' ')[0]!, body))).then(onChanged);

  const {id, status, amount, currency, reason_code: reason} = transaction.data;
  const actions = data.actions.filter(
    (one) => one.id.startsWith(`${transaction.version}/`) && one.from.includes(status),
  );
  return (
    <section aria-labelledby={id}>
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
        <Money amount={amount} currency={currency} />
        {reason && (
          <>
            <span> · </span>
            <code translate="no">{reason}</code>
          </>
        )}
      </p>
      <PayerPage transaction={transaction} onAct={(event) => simulate({name: event, data: {transaction_id: id}})} />
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
      <Simulations simulations={data.simulations} subject={transaction} onChoose={simulate} />
      <History timeline={snapshot.timeline} subject={transaction} />
      <Disclosure
        title={translate({
          id: 'site.sandbox.object',
          message: 'The transaction as “find” of v2 returns it',
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
      <button type="submit" className="quiet-button">
        {action.title}
      </button>
      <span className={styles.field}>
        <label htmlFor={id}>
          <Translate id="site.sandbox.amount" description="Label of the optional amount of an operation">
            Amount, if only a part
          </Translate>
        </label>
        <input
          id={id}
          className={`text-input ${styles.amount}`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </span>
      <Link to={action.page}>
        <code translate="no">{action.id}</code>
      </Link>
    </form>
  );
}
