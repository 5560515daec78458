import React, {useId, useState, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {InvoiceView, Sandbox} from '../../sandbox/client';
import Disclosure from '../Disclosure';
import {Money, Time} from './Formatted';
import History from './History';
import {payInvoice} from './play';
import type {SandboxData} from '../../wire/sandbox';
import Simulations from './Simulations';
import styles from './onDemand.module.css';
import type {Snapshot} from './useSandbox';

interface Props {
  data: SandboxData;
  snapshot: Snapshot;
  invoice: InvoiceView;
  /** Gets the focus when the invoice is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
  /** Moves the focus, because the button that was pressed may be gone. */
  onChanged: () => void;
}

/** An invoice in full: its page, the simulations, and its history. */
export default function InvoiceDetails({data, snapshot, invoice, heading, run, onChanged}: Props): ReactNode {
  const {id, status, currency, amount, paid_amount: paid, due_at: due} = invoice.data;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.title} data-status={status}>
        {translate(
          {
            id: 'site.sandbox.invoice',
            message: 'Invoice {id}: {status}',
            description: 'Heading of the chosen invoice, with its status',
          },
          {id, status},
        )}
      </h3>
      <p>
        <Translate
          id="site.sandbox.invoiceAmounts"
          description="What an invoice asks for, how much of it is paid, and when it is due"
          values={{
            amount: <Money amount={amount} currency={currency} />,
            paid: <Money amount={paid} currency={currency} />,
            time: <Time at={due} />,
          }}
        >
          {'Amount {amount}, of which {paid} is paid. Due on {time}.'}
        </Translate>
      </p>
      {invoice.isPayable && <InvoicePage invoice={invoice} run={run} onPaid={onChanged} />}
      <Simulations
        simulations={data.simulations.filter(({name}) => name !== 'payer_pays_invoice')}
        subject={invoice}
        onChoose={(choice) =>
          void run(async (sandbox) => void (await sandbox.simulate(choice.name, choice.data))).then(onChanged)
        }
      />
      <History timeline={snapshot.timeline} subject={invoice} />
      <Disclosure
        title={translate({
          id: 'site.sandbox.invoiceObject',
          message: 'The invoice as “invoice_find” returns it',
          description: 'Title of the JSON of an invoice',
        })}
      >
        {() => <CodeBlock language="json">{JSON.stringify(invoice.data, null, 2)}</CodeBlock>}
      </Disclosure>
    </section>
  );
}

/** The page behind the link of an invoice, on which the payer pays all that is left, or a part. */
function InvoicePage({
  invoice: {data},
  run,
  onPaid,
}: {
  invoice: InvoiceView;
  run: Props['run'];
  onPaid: () => void;
}): ReactNode {
  const prefix = useId();
  const {payment_url: url, description, currency, remaining_amount: left, minimum_payment: minimum} = data;
  const [amount, setAmount] = useState('');
  const [isRefused, setRefused] = useState(false);
  const pay = (): void => {
    let isPaid = false;
    void run(async (sandbox) => {
      isPaid = await payInvoice(sandbox, data, amount.trim());
    }).then((isDone) => {
      setRefused(isDone && !isPaid);
      if (!isPaid) return;
      setAmount('');
      onPaid();
    });
  };
  return (
    <section className={styles.payer} aria-labelledby={`${prefix}title`}>
      <h4 id={`${prefix}title`}>
        <Translate id="site.sandbox.paymentPage" description="Heading of what a payer sees">
          What the payer sees
        </Translate>
      </h4>
      <p className={styles.address}>{url}</p>
      <p className={styles.sum}>
        <strong>
          <Money amount={left} currency={currency} />
        </strong>
        <span>{description}</span>
      </p>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        {minimum !== undefined && (
          <span className={styles.field}>
            <label htmlFor={`${prefix}amount`}>
              <Translate id="site.sandbox.amount" description="Label of the optional amount of an operation">
                Amount, if only a part
              </Translate>
            </label>
            <input
              id={`${prefix}amount`}
              className={`text-input ${styles.amount}`}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isRefused || undefined}
              aria-describedby={`${prefix}refused`}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </span>
        )}
        <button type="submit" className="button button--primary">
          <Translate id="site.sandbox.act.pay" description="Button of a payer’s page">
            Pay
          </Translate>
        </button>
      </form>
      <p id={`${prefix}refused`} role="alert" className={isRefused ? styles.error : undefined}>
        {isRefused && (
          <span>
            <Translate
              id="site.sandbox.partRefused"
              description="Shown on the page of an invoice that does not take the amount that was entered"
              values={{
                minimum: <Money amount={minimum ?? left} currency={currency} />,
                left: <Money amount={left} currency={currency} />,
              }}
            >
              {'The invoice does not take this amount. Pay at least {minimum}, or all that is left: {left}.'}
            </Translate>
          </span>
        )}
      </p>
    </section>
  );
}
