import React, {useId, useMemo, useState, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
// `gateway/index.ts` would bundle the whole gateway into the page, although it runs in a worker.
// eslint-disable-next-line import-x/no-restricted-paths
import {actsOf, pageOfNextAction} from '../../gateway/providers/payerPages';
import type {InvoiceView, Sandbox, TransactionView} from '../../sandbox/client';
import type {Exchange} from '../TryIt/play';
import Disclosure from '../Disclosure';
import History from './History';
import {historyOf, statusesOf} from './model';
import {act} from './play';
import type {Action, SandboxData} from '../../wire/sandbox';
import Simulations from './Simulations';
import StatusDiagram from './StatusDiagram';
import styles from './onDemand.module.css';
import type {Snapshot} from './useSandbox';

interface Props {
  data: SandboxData;
  snapshot: Snapshot;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
  /** Moves the focus, because the button that was pressed may be gone. */
  onChanged: () => void;
}

/** A transaction in full: its diagram, the possible operations and simulations, and its history. */
export function TransactionDetails({
  data,
  snapshot,
  transaction,
  run,
  onResponse,
  onChanged,
}: Props & {transaction: TransactionView; onResponse: (exchange: Exchange) => void}): ReactNode {
  const actions = data.actions.filter(
    (one) => one.id.startsWith(`${transaction.version}/`) && one.from.includes(transaction.data.status),
  );
  const page = pageOfNextAction(transaction.data);
  return (
    <Details
      data={data}
      snapshot={snapshot}
      subject={transaction}
      ordinary={page === null ? [] : actsOf(page, transaction.canRefuse).map(({event}) => event)}
      run={run}
      onChanged={onChanged}
      object={translate({
        id: 'site.sandbox.object',
        message: 'The transaction as “find” of v2 returns it',
        description: 'Title of the JSON of a transaction',
      })}
    >
      {actions.length > 0 && (
        <>
          <h3>
            <Translate id="site.sandbox.actions" description="Heading of the operations on a transaction">
              What you can do with the API
            </Translate>
          </h3>
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
    </Details>
  );
}

/** An invoice in full: its diagram, the possible simulations, and its history. */
export function InvoiceDetails({invoice, ...props}: Props & {invoice: InvoiceView}): ReactNode {
  return (
    <Details
      {...props}
      // An invoice is paid on its page.
      data={{
        ...props.data,
        simulations: props.data.simulations.filter(({name}) => name !== 'payer_pays_invoice'),
      }}
      subject={invoice}
      ordinary={[]}
      object={translate({
        id: 'site.sandbox.invoiceObject',
        message: 'The invoice as “invoice_find” returns it',
        description: 'Title of the JSON of an invoice',
      })}
    />
  );
}

function Details({
  data,
  snapshot,
  subject,
  ordinary,
  run,
  onChanged,
  object,
  children,
}: Props & {
  subject: TransactionView | InvoiceView;
  /** Events that a button of the payer's screen causes. */
  ordinary: string[];
  /** Title of its JSON. */
  object: string;
  children?: ReactElement | false;
}): ReactNode {
  const steps = useMemo(() => historyOf(snapshot.timeline, subject), [snapshot, subject]);
  return (
    <>
      <StatusDiagram statuses={statusesOf(data, subject)} history={steps.map(({status}) => status)} />
      {children}
      <Simulations
        simulations={data.simulations}
        subject={subject}
        ordinary={ordinary}
        onChoose={({name, data: body}) =>
          void run(async (sandbox) => void (await sandbox.simulate(name.split(' ')[0]!, body))).then(onChanged)
        }
      />
      <History steps={steps} />
      <Disclosure title={object}>
        {() => <CodeBlock language="json">{JSON.stringify(subject.data, null, 2)}</CodeBlock>}
      </Disclosure>
    </>
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
