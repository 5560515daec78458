import React, {type ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import {payerHtml} from '../../pages/payer/draw';
import type {PayerScreen} from '../../pages/payer/screens';
import '../../pages/payer/payer.css';
import Endpoint from '../Endpoint';
import {FoldsCode} from '../Fold';
import Table from '../Table';
import Part from './Part';
import styles from './styles.module.css';
import {toReact} from './toReact';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** The names of statuses say what their colours do. */
const badges = [
  ['badge', 'v1'],
  ['badge badge--pending', 'pending'],
  ['badge badge--success', 'success'],
  ['badge badge--failed', 'failed'],
  ['badge badge--final', 'final'],
] as const;

const facts = [
  ['Amount', '1.00 to 5,000.00 BRL'],
  ['Money arrives', 'within a minute'],
  ['Refund', 'in full or in part, for 90 days'],
];

const payments = [
  ['order-1001', 'success', '150.00'],
  ['order-1002', 'pending', '1,250.00'],
];

const code = JSON.stringify({external_id: 'order-1001', amount: '150.00', currency: 'BRL', final: false}, null, 2);
const wide = `curl https://gateway.example/v2/transaction/create --header 'Content-Type: application/json' --data '${'{"external_id": "order-1001", "amount": "150.00"}'.repeat(3)}'`;
const long = Array.from({length: 30}, (_, index) => `const line${index + 1} = ${index + 1};`).join('\n');

const screens: PayerScreen[] = [
  {
    kind: 'checkout',
    place: 'Your page',
    host: 'shop.example',
    title: 'Order 1001',
    rows: [
      {label: 'Amount', text: '150.00 BRL'},
      {label: 'Tax number', text: '123.456.789-09', isEntered: true},
    ],
    button: 'Pay with Pix',
  },
  {
    kind: 'qr',
    place: 'The payment page',
    title: 'Scan the code',
    rows: [],
    qr: 'https://gateway.example/pay/order-1001',
  },
  {
    kind: 'result',
    place: 'Your page',
    host: 'shop.example',
    title: 'Thank you',
    rows: [{label: 'Amount', text: '150.00 BRL'}],
  },
];

export default function Blocks(): ReactNode {
  return (
    <>
      <Part id="badge" title="Badge">
        <div className={styles.row}>
          {badges.map(([className, text]) => (
            <span key={className} className={className}>
              {text}
            </span>
          ))}
        </div>
      </Part>
      <Part id="callout" title="Callout">
        {admonitions.map((type) => (
          <Admonition key={type} type={type}>
            <p>
              <span>A text with </span>
              <code translate="no">code</code>
              <span> and </span>
              <a href="#callout">a link</a>
              <span>.</span>
            </p>
          </Admonition>
        ))}
      </Part>
      <Part id="facts" title="Facts">
        <Table className="facts">
          <thead>
            <tr>
              <th>Fact</th>
              <th>Value</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(([name, value]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part id="table" title="Table">
        <Table>
          <thead>
            <tr>
              <th>Payment</th>
              <th>Status</th>
              <th align="right">Amount</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(([id, status, amount]) => (
              <tr key={id}>
                <td>
                  <code translate="no">{id}</code>
                </td>
                <td>
                  <span className={`badge badge--${status}`}>{status}</span>
                </td>
                <td align="right">{amount}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part id="field" title="Field of a message">
        <ul className="fields">
          <li className="field" id="parts-amount">
            <p>
              <code translate="no" className="field__name">
                amount
              </code>
              <span className="field__type">string</span>
              <span className="field__required">required</span>
            </p>
            <p>The amount of the payment.</p>
          </li>
        </ul>
      </Part>
      <Part id="code" title="Code">
        <CodeBlock language="json" title="Response">
          {code}
        </CodeBlock>
        <div className={styles.narrow} data-wide-code>
          <CodeBlock language="bash">{wide}</CodeBlock>
        </div>
        <FoldsCode value>
          <CodeBlock language="js">{long}</CodeBlock>
        </FoldsCode>
        <Endpoint method="POST" label="Live" address="https://gateway.example/v2/transaction/create" />
      </Part>
      <Part id="details" title="Collapsed block">
        <Details summary={<summary>All rules of this field</summary>}>
          <p>The text inside.</p>
        </Details>
      </Part>
      <Part id="card" title="Card">
        <ul className="cards">
          {['Quickstart', 'Services', 'Callbacks'].map((title) => (
            <li key={title}>
              <p>
                <strong>
                  <a href="#card">{title}</a>
                </strong>
              </p>
              <p>What the page is for, in a sentence.</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="payer" title="Screen of a payer">
        {toReact(payerHtml(screens, 'What the payer sees'))}
      </Part>
    </>
  );
}
