import React, {useId, type ReactElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AccountView, InvoiceView, TransactionView} from '../../sandbox/client';
import {useItemFold} from '../Fold';
import Table from '../Table';
import {Money, Time} from './Formatted';
import styles from './onDemand.module.css';

/** The balances of the account, per currency. */
export function Balances({balances}: Pick<AccountView, 'balances'>): ReactNode {
  return (
    <Table className={styles.balances}>
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
            <td>
              <Money amount={available} />
            </td>
            <td>
              <Money amount={pending} />
            </td>
            <td>
              <Money amount={reserved} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** So many transactions and invoices are shown at first. */
const first = 3;

/** The first items of a list, the chosen one among them. */
function withChosen<Item extends {data: {id: string}}>(items: Item[], shown: number, chosen?: string): Item[] {
  return items.filter(({data: {id}}, index) => index < shown || id === chosen);
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
  const {shown, button} = useItemFold(transactions.length, first);
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
    <>
      <ul className={styles.list}>
        {withChosen(transactions, shown, selected).map(
          ({data: {id, type, status, amount, currency, service, created_at: time}}) => (
            <li key={id}>
              <Item id={id} isSelected={id === selected} onSelect={onSelect}>
                <span>
                  <span>{`${type} · `}</span>
                  <strong translate="no">{status}</strong>
                  <span> · </span>
                  <Money amount={amount} currency={currency} />
                </span>
                <span className={styles.note}>
                  <span>{`${service} · `}</span>
                  <Time at={time} />
                </span>
              </Item>
            </li>
          ),
        )}
      </ul>
      {button}
    </>
  );
}

/** All invoices of the account, the latest first; nothing while there is none. */
export function InvoiceList({
  invoices,
  selected,
  onSelect,
}: {
  invoices: InvoiceView[];
  selected?: string;
  onSelect: (id: string) => void;
}): ReactNode {
  const id = useId();
  const {shown, button} = useItemFold(invoices.length, first);
  if (invoices.length === 0) return null;
  return (
    <>
      <h3 id={id}>
        <Translate id="site.sandbox.invoices" description="Heading of the invoices of the account">
          Invoices
        </Translate>
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {withChosen(invoices, shown, selected).map(
          ({data: {id: each, status, amount, currency, description, due_at: due}}) => (
            <li key={each}>
              <Item id={each} isSelected={each === selected} onSelect={onSelect}>
                <span>
                  <strong translate="no">{status}</strong>
                  <span> · </span>
                  <Money amount={amount} currency={currency} />
                </span>
                <span className={styles.note}>
                  <span>{`${description} · `}</span>
                  <span>
                    <Translate
                      id="site.sandbox.dueBy"
                      description="Until when an invoice can be paid"
                      values={{time: <Time at={due} />}}
                    >
                      {'until {time}'}
                    </Translate>
                  </span>
                </span>
              </Item>
            </li>
          ),
        )}
      </ul>
      {button}
    </>
  );
}

function Item({
  id,
  isSelected,
  onSelect,
  children,
}: {
  id: string;
  isSelected: boolean;
  onSelect: (id: string) => void;
  children: ReactElement[];
}): ReactNode {
  return (
    <button type="button" className={styles.item} aria-current={isSelected || undefined} onClick={() => onSelect(id)}>
      <code translate="no">{id}</code>
      {children}
    </button>
  );
}
