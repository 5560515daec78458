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
import styles from './onDemand.module.css';

/** The payer's current page with its buttons; renders nothing if no action of the payer is pending. */
export default function PayerPage({
  transaction: {data: transaction, canRefuse},
  onAct,
}: {
  transaction: TransactionView;
  onAct: (event: string) => void;
}): ReactNode {
  const {next_action: action, description, external_id: order, amount, currency} = transaction;
  const kind = pageOfNextAction(transaction);
  if (kind === null || !action) return null;
  return (
    <section className={styles.payer} aria-labelledby={`payer-${transaction.id}`}>
      <h4 id={`payer-${transaction.id}`}>
        {kind === 'challenge'
          ? translate({
              id: 'site.sandbox.challenge',
              message: 'The issuer’s page: 3-D Secure',
              description: 'Heading of the page of a 3-D Secure challenge',
            })
          : kind === 'payout'
            ? translate({
                id: 'site.sandbox.payoutPage',
                message: 'The recipient’s page',
                description: 'Heading of the hosted page of a payout',
              })
            : translate({
                id: 'site.sandbox.paymentPage',
                message: 'What the payer sees',
                description: 'Heading of what a payer sees',
              })}
      </h4>
      {action.url && <p className={styles.address}>{action.url}</p>}
      <p className={styles.sum}>
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <span>{description ?? order}</span>
      </p>
      {action.payload && <Payload payload={action.payload} image={action.image_url} />}
      {action.type !== 'redirect' && <Facts action={action} />}
      <p className={styles.actions}>
        {actsOf(kind, canRefuse).map(({act, event}, index) => (
          <button
            key={act}
            type="button"
            className={index === 0 ? 'button button--primary' : 'quiet-button'}
            onClick={() => onAct(event)}
          >
            {actLabel(act)}
          </button>
        ))}
      </p>
    </section>
  );
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

/** Other properties of the payer's next action: where to transfer, how much, and until when. */
function Facts({
  action: {account, ...action},
}: {
  action: NonNullable<TransactionView['data']['next_action']>;
}): ReactNode {
  const facts = Object.entries({...account, ...action}).flatMap(([name, value]) =>
    isFact(name) ? [[name, String(value)] as const] : [],
  );
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <React.Fragment key={name}>
          <dt>{factLabel(name)}</dt>
          <dd>
            {name === 'amount' ? (
              <Money amount={value} currency={action.currency} />
            ) : name === 'expires_at' ? (
              <Time at={value} />
            ) : (
              value
            )}
          </dd>
        </React.Fragment>
      ))}
    </dl>
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
