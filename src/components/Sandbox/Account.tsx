import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AccountView, TransactionView} from '../../sandbox/client';
import styles from './styles.module.css';

/** The balances of the account, per currency. */
export function Balances({balances}: Pick<AccountView, 'balances'>): ReactNode {
  return (
    <table className={styles.balances}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.sandbox.currency" description="Column of the balances: the currency">
              Currency
            </Translate>
          </th>
          <th scope="col">
            <Translate id="site.sandbox.available" description="Column of the balances: what can be spent">
              Available
            </Translate>
          </th>
          <th scope="col">
            <Translate id="site.sandbox.pending" description="Column of the balances: what is not settled yet">
              Pending
            </Translate>
          </th>
          <th scope="col">
            <Translate id="site.sandbox.reserved" description="Column of the balances: what is set aside for payouts">
              Reserved
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({currency, available, pending, reserved}) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td>{available}</td>
            <td>{pending}</td>
            <td>{reserved}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All transactions of the account, the latest first. */
export function TransactionList({
  transactions,
  selected,
  onSelect,
}: {
  transactions: TransactionView[];
  selected?: string;
  onSelect: (id: string) => void;
}): ReactNode {
  if (transactions.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="site.sandbox.noTransactions" description="Shown while the account has no transaction">
          There is no transaction yet. Play an example, or send a request with “Try it” on the page of an operation.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {transactions.map(({data: {id, type, status, amount, currency, service, created_at: time}}) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            aria-current={id === selected || undefined}
            onClick={() => onSelect(id)}
          >
            <code>{id}</code>
            <span>
              {type} · <strong>{status}</strong> · {amount} {currency}
            </span>
            <span className={styles.note}>
              {service} · <time dateTime={time}>{time}</time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
