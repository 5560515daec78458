import {useMemo, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {drawQr} from '../../content/core/qr';
// `gateway/index.ts` would bundle the whole gateway into the page, although it runs in a worker.
// eslint-disable-next-line import-x/no-restricted-paths
import {actsOf, pageOfNextAction} from '../../gateway/providers/payerPages';
import type {TransactionView} from '../../sandbox/client';
import {Money, Time} from '../Sandbox/Formatted';
import {actLabel, factLabel} from '../Sandbox/messages';
import styles from './onDemand.module.css';

interface Props {
  /** Absent until the account of the page has it. */
  transaction: TransactionView | undefined;
  heading?: RefObject<HTMLHeadingElement | null>;
  isOver: boolean;
  isPaid: boolean;
  onAct: (event: string) => void;
}

/** The payer’s page, drawn like that of the example (src/pages/payer), with buttons that work. */
export default function PayerStage({transaction: view, heading, isOver, isPaid, onAct}: Props): ReactNode {
  const order = view?.data.external_id ?? '';
  const {side, path} = useMemo(() => drawQr(order), [order]);
  if (!view) return <></>;
  const {data: transaction, canRefuse} = view;
  const {next_action: action, amount, currency} = transaction;
  const kind = pageOfNextAction(transaction);
  return (
    <div className="payer">
      <ol>
        <li className={isPaid ? 'payer__screen payer__screen--result' : 'payer__screen'}>
          <div className={styles.place}>
            <h4 ref={heading} tabIndex={-1}>
              {translate({
                id: 'site.sandbox.paymentPage',
                message: 'What the payer sees',
                description: 'Heading of what a payer sees',
              })}
            </h4>
            {action?.url && <small translate="no">{new URL(action.url).host}</small>}
          </div>
          {isOver ? (
            <p className="payer__title">{isPaid ? paidText() : unpaidText()}</p>
          ) : (
            <svg className="payer__code" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
              <rect width={side} height={side} fill="#ffffff" />
              <path d={path} fill="#000000" />
            </svg>
          )}
          <dl>
            <dt>{factLabel('amount')}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
            <dt>
              {translate({
                id: 'site.firstPayment.order',
                message: 'Order',
                description: 'Label of the number of the order on the payer’s page',
              })}
            </dt>
            <dd translate="no">{order}</dd>
            {!isOver && action?.expires_at && (
              <>
                <dt>{factLabel('expires_at')}</dt>
                <dd>
                  <Time at={action.expires_at} />
                </dd>
              </>
            )}
          </dl>
          {!isOver && kind !== null && (
            <div className={styles.acts}>
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
            </div>
          )}
        </li>
      </ol>
    </div>
  );
}

const paidText = (): string =>
  translate({
    id: 'site.firstPayment.paid',
    message: 'Paid. Thank you!',
    description: 'Title of the payer’s page after the payment on the home page',
  });

const unpaidText = (): string =>
  translate({
    id: 'site.firstPayment.unpaid',
    message: 'Not paid',
    description: 'Title of the payer’s page after the payer gave up the payment on the home page',
  });
