import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InvoiceView, Sandbox} from '../../sandbox/client';
import {Money} from './Formatted';
import {factLabel} from './messages';
import {payInvoice} from './play';
import Screen from './Screen';
import styles from './onDemand.module.css';

/** The page behind the link of an invoice, on which the payer pays all that is left, or a part. */
export default function InvoicePage({
  invoice: {data},
  run,
  onPaid,
}: {
  invoice: InvoiceView;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
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
    <Screen
      level="h3"
      place={translate({
        id: 'site.sandbox.paymentPage',
        message: 'What the payer sees',
        description: 'Heading of what a payer sees',
      })}
      address={url}
      title={description}
    >
      <dl>
        <dt>{factLabel('amount')}</dt>
        <dd>
          <Money amount={left} currency={currency} />
        </dd>
      </dl>
      <form
        className={styles.acts}
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
        <button type="submit" className={`payer__button ${styles.act}`}>
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
    </Screen>
  );
}
