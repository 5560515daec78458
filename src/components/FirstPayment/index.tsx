import React, {useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {fetchData} from '../fetchData';
import type {Props as PaymentProps} from './Payment';
import {paymentVersion, type PaymentData} from '../../wire/payment';
import Quickstart from './Quickstart';
import styles from './styles.module.css';

type State =
  {status: 'closed' | 'loading' | 'failed'} | {status: 'open'; Payment: ComponentType<PaymentProps>; data: PaymentData};

/**
 * The first payment in three stages (`StagePanel`), and the button that makes it in the page. Everything that this
 * takes loads when the button is pressed.
 */
export default function FirstPayment({children}: {children: ReactNode}): ReactNode {
  const address = useBaseUrl('/first_payment.json');
  const [state, setState] = useState<State>({status: 'closed'});
  const stages = <div className={styles.stages}>{children}</div>;

  // The same element type as below, so that React reuses the DOM node: inserting one fails after a translator has
  // replaced the text nodes around it.
  if (state.status === 'open')
    return (
      <div className={styles.payment}>
        <state.Payment data={state.data}>{stages}</state.Payment>
      </div>
    );
  const open = (): void => {
    setState({status: 'loading'});
    Promise.all([
      import(/* webpackChunkName: "first-payment" */ './Payment'),
      fetchData<PaymentData>(address, paymentVersion),
    ]).then(
      ([{default: Payment}, data]) => setState({status: 'open', Payment, data}),
      () => setState({status: 'failed'}),
    );
  };
  return (
    <div className={styles.payment}>
      <div className={styles.start}>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={state.status === 'loading' || undefined}
          onClick={() => state.status !== 'loading' && open()}
        >
          <Translate id="site.firstPayment.make" description="The button of the home page that makes a payment">
            Make a test payment
          </Translate>
        </button>
        <div className={styles.status} role="status">
          {state.status === 'closed' && (
            <span>
              <Translate id="site.firstPayment.note" description="Beside the button that makes a payment in the page">
                On this page, without an account. Nothing leaves your device.
              </Translate>
            </span>
          )}
          {state.status === 'loading' && (
            <span>
              <Translate id="site.sandbox.starting" description="Shown while the gateway in the browser is starting">
                The gateway is starting…
              </Translate>
            </span>
          )}
          {state.status === 'failed' && (
            <>
              <span>
                <Translate
                  id="site.firstPayment.notLoaded"
                  description="Shown when the payment of the home page could not be loaded"
                >
                  The payment could not be loaded. Check your connection and press the button again. If the site was
                  updated since you opened this page, reload the page.
                </Translate>
              </span>
              <span> </span>
              <Quickstart />
            </>
          )}
        </div>
      </div>
      {stages}
    </div>
  );
}
