import React, {type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InvoiceView, TransactionView} from '../../sandbox/client';
import type {SandboxData} from '../../wire/sandbox';
import {Money, Time} from './Formatted';
import {statusesOf} from './model';
import styles from './onDemand.module.css';

/** The chosen transaction or invoice: its status, what that means, and what to do now. */
export default function Subject({
  data,
  transaction,
  invoice,
  isPayersTurn,
  heading,
}: {
  data: SandboxData;
  transaction?: TransactionView;
  invoice?: InvoiceView;
  /** Whether the payer’s screen has a button. */
  isPayersTurn: boolean;
  /** Gets the focus when something is chosen or has changed. */
  heading: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const subject = transaction ?? invoice;
  if (!subject) return null;
  const {id, status, currency, amount} = subject.data;
  const view = statusesOf(data, subject).find(({code}) => code === status);
  return (
    <>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.title} data-status={status}>
        {invoice
          ? translate(
              {
                id: 'site.sandbox.invoice',
                message: 'Invoice {id}: {status}',
                description: 'Heading of the chosen invoice, with its status',
              },
              {id, status},
            )
          : translate(
              {
                id: 'site.sandbox.transaction',
                message: 'Transaction {id}: {status}',
                description: 'Heading of the chosen transaction, with its status',
              },
              {id, status},
            )}
      </h3>
      {invoice ? (
        <p key="invoice">
          <Translate
            id="site.sandbox.invoiceAmounts"
            description="What an invoice asks for, how much of it is paid, and when it is due"
            values={{
              amount: <Money amount={amount} currency={currency} />,
              paid: <Money amount={invoice.data.paid_amount} currency={currency} />,
              time: <Time at={invoice.data.due_at} />,
            }}
          >
            {'Amount {amount}, of which {paid} is paid. Due on {time}.'}
          </Translate>
        </p>
      ) : (
        <p key="transaction">
          <Money amount={amount} currency={currency} />
          {transaction?.data.reason_code && (
            <span>
              <span> · </span>
              <code translate="no">{transaction.data.reason_code}</code>
            </span>
          )}
        </p>
      )}
      {view && <p key={`${status}meaning`}>{view.meaning}</p>}
      {isPayersTurn ? (
        <p key="act" className={styles.todo}>
          <Translate id="site.sandbox.actAsPayer" description="What to do next while the payer’s screen has a button">
            Now act as the payer on the payer’s screen, or move the clock.
          </Translate>
        </p>
      ) : (
        view?.whatToDo && (
          <p key={`${status}todo`} className={styles.todo}>
            {view.whatToDo}
          </p>
        )
      )}
    </>
  );
}
