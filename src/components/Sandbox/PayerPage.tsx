import React, {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {drawQr} from '../../content/core/qr';
// `gateway/index.ts` would bundle the whole gateway into the page, although it runs in a worker.
// eslint-disable-next-line import-x/no-restricted-paths
import {actsOf, pageOfNextAction} from '../../gateway/providers/payerPages';
import type {TransactionView} from '../../sandbox/client';
import CopyButton from '../CopyButton';
import {Money, Time} from './Formatted';
import {actLabel, factLabel, isFact} from './messages';
import Screen from './Screen';
import styles from './onDemand.module.css';

/** The payer's current page with its buttons; renders nothing if no action of the payer is pending. */
export default function PayerPage({
  transaction: {data: transaction, canRefuse},
  level = 'h4',
  onAct,
}: {
  transaction: TransactionView;
  /** Of its heading. */
  level?: 'h3' | 'h4';
  onAct: (event: string) => void;
}): ReactNode {
  const {next_action: action, description, external_id: order, amount, currency} = transaction;
  const kind = pageOfNextAction(transaction);
  if (kind === null || !action) return null;
  return (
    <Screen level={level} place={placeText(kind)} address={action.url} title={description ?? order}>
      {action.payload ? <Payload payload={action.payload} image={action.image_url} /> : null}
      <dl>
        <dt>{factLabel('amount')}</dt>
        <dd>
          <Money amount={action.amount ?? amount} currency={action.currency ?? currency} />
        </dd>
        {action.type !== 'redirect' && <Facts action={action} />}
      </dl>
      <p className={styles.acts}>
        {actsOf(kind, canRefuse).map(({act, event}, index) => (
          <button
            key={act}
            type="button"
            className={index === 0 ? `payer__button ${styles.act}` : 'quiet-button'}
            onClick={() => onAct(event)}
          >
            {actLabel(act)}
          </button>
        ))}
      </p>
    </Screen>
  );
}

/** What the payer sees after the payment. */
export function PaidPage({transaction: {data}}: {transaction: TransactionView}): ReactNode {
  const {description, external_id: order, amount, currency} = data;
  return (
    <Screen
      level="h3"
      place={placeText('payment')}
      title={translate({
        id: 'site.sandbox.payerPaid',
        message: 'Thank you! The payment is complete.',
        description: 'What a payer sees after a payment',
      })}
      isResult
    >
      <p key="order">{description ?? order}</p>
      <dl key="amount">
        <dt>{factLabel('amount')}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
      </dl>
    </Screen>
  );
}

/** Whose page it is. */
function placeText(kind: NonNullable<ReturnType<typeof pageOfNextAction>>): string {
  switch (kind) {
    case 'challenge':
      return translate({
        id: 'site.sandbox.challenge',
        message: 'The issuer’s page: 3-D Secure',
        description: 'Heading of the page of a 3-D Secure challenge',
      });
    case 'payout':
      return translate({
        id: 'site.sandbox.payoutPage',
        message: 'The recipient’s page',
        description: 'Heading of the hosted page of a payout',
      });
    case 'payment':
      return translate({
        id: 'site.sandbox.paymentPage',
        message: 'What the payer sees',
        description: 'Heading of what a payer sees',
      });
    default:
      throw new Error(`The sandbox has no heading for "${String(kind satisfies never)}".`);
  }
}

/** The text that the payer copies into an app or enters, and its QR code if the gateway draws one. */
function Payload({payload, image}: {payload: string; image?: string}): ReactNode {
  return (
    <>
      {image && (
        <figure className={styles.figure}>
          <QrCode text={payload} />
          <figcaption className={styles.address}>{image}</figcaption>
        </figure>
      )}
      <p className={styles.payload} data-part="payload">
        <code translate="no">{payload}</code>
        <span> </span>
        <CopyButton
          text={payload}
          what={translate({
            id: 'site.sandbox.payload',
            message: 'the text for the payer’s app',
            description: 'For screen readers, after the text of the button that copies the text of a QR code or a code',
          })}
        />
      </p>
    </>
  );
}

/** Other properties of the payer's next action: where to transfer, and until when. */
function Facts({
  action: {account, ...action},
}: {
  action: NonNullable<TransactionView['data']['next_action']>;
}): ReactNode {
  return Object.entries({...account, ...action}).map(([name, value]) =>
    isFact(name) && name !== 'amount' ? (
      <React.Fragment key={name}>
        <dt>{factLabel(name)}</dt>
        <dd>{name === 'expires_at' ? <Time at={String(value)} /> : <span>{String(value)}</span>}</dd>
      </React.Fragment>
    ) : null,
  );
}

/** A QR code, dark on light in both colour modes, because many scanners read no other. */
function QrCode({text}: {text: string}): ReactNode {
  const {side, path} = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={translate({
        id: 'site.sandbox.qr',
        message: 'QR code of the payment',
        description: 'Text alternative of the QR code that a payer scans',
      })}
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
