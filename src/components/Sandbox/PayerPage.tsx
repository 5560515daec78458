import React, {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {encode} from 'uqr';
import {actsOf, openPage} from '../../gateway/payerPages';
import type {TransactionView} from '../../sandbox/client';
import {actLabel} from './messages';
import styles from './styles.module.css';

type Transaction = TransactionView['data'];

/** What the payer sees now, with the buttons of the page; nothing once the payer has nothing to do. */
export default function PayerPage({
  transaction,
  onAct,
}: {
  transaction: Transaction;
  onAct: (event: string) => void;
}): ReactNode {
  const {next_action: action, description, external_id: order, amount, currency} = transaction;
  const kind = openPage(transaction);
  if (kind === null || !action) return null;
  const shown = Object.entries(action).flatMap(([name, value]) =>
    name !== 'type' && name !== 'url' && (typeof value === 'string' || typeof value === 'number')
      ? [[name, String(value)] as const]
      : [],
  );
  return (
    <section className={styles.payer} aria-labelledby={`payer-${transaction.id}`}>
      <h4 id={`payer-${transaction.id}`}>
        {kind === 'challenge' ? (
          <Translate id="site.sandbox.challenge" description="Heading of the page of a 3-D Secure challenge">
            The issuer’s page: 3-D Secure
          </Translate>
        ) : kind === 'payout' ? (
          <Translate id="site.sandbox.payoutPage" description="Heading of the hosted page of a payout">
            The recipient’s page
          </Translate>
        ) : (
          <Translate id="site.sandbox.paymentPage" description="Heading of what a payer sees">
            What the payer sees
          </Translate>
        )}
      </h4>
      {action.url && <p className={styles.address}>{action.url}</p>}
      <p className={styles.sum}>
        <strong>
          {amount} {currency}
        </strong>
        <span>{description ?? order}</span>
      </p>
      {action.type === 'qr' && action.payload && <QrCode text={action.payload} />}
      {action.type !== 'redirect' && shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(([name, value]) => (
            <React.Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </React.Fragment>
          ))}
        </dl>
      )}
      <p className={styles.actions}>
        {actsOf(kind).map(({act, event}, index) => (
          <button
            key={act}
            type="button"
            className={index === 0 ? 'button button--primary' : styles.button}
            onClick={() => onAct(event)}
          >
            {actLabel(act)}
          </button>
        ))}
      </p>
    </section>
  );
}

/** A QR code, dark on light in both colour modes, because many scanners read no other. */
function QrCode({text}: {text: string}): ReactNode {
  const {size, path} = useMemo(() => {
    const {data, size: edge} = encode(text, {border: 2});
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return {size: edge, path: cells.join('')};
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={translate({
        id: 'site.sandbox.qr',
        message: 'QR code of the payment',
        description: 'Text alternative of the QR code that a payer scans',
      })}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
