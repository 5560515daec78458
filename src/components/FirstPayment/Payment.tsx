import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {mentions, type CallbackEntry} from '../Sandbox/model';
import {useSandbox} from '../Sandbox/useSandbox';
import {Stages} from '../StagePanel';
import type {Exchange} from '../TryIt/play';
import {thingOf} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import type {PaymentData} from '../../wire/payment';
import CallbackStage, {type Ending} from './CallbackStage';
import PayerStage from './PayerStage';
import {createPayment, findPayment} from './play';
import Quickstart from './Quickstart';
import RequestStage from './RequestStage';
import styles from './onDemand.module.css';

export interface Props {
  data: PaymentData;
  /** The stages, which show what happens. */
  children: ReactNode;
}

/** A payment in the page: the stages show its request, its payer’s page and its callbacks instead of the example. */
export default function Payment({data, children}: Props): ReactNode {
  const id = useId();
  const {snapshot, failure, isBusy, run} = useSandbox();
  const [created, setCreated] = useState<Exchange | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  // The heading of the latest step.
  const heading = useRef<HTMLHeadingElement>(null);
  const made = created && thingOf(readResponse(created.response.body));
  const transaction = snapshot?.account.transactions.find((one) => one.data.id === made?.id);

  const create = (): Promise<boolean> =>
    run(async (sandbox) => {
      const exchange = await createPayment(sandbox, data);
      setEnding(null);
      setCreated(exchange);
    });
  const act = (event: string): Promise<boolean> =>
    run(async (sandbox) => {
      await sandbox.simulate(event, {transaction_id: transaction!.data.id});
      const found = await findPayment(sandbox, data, transaction!.data.id);
      const timeline = await sandbox.timeline();
      const callbacks = timeline.filter((entry) => entry.kind === 'callback' && mentions(entry, transaction!));
      setEnding({found, callbacks: callbacks as CallbackEntry[]});
    });
  // The press that loaded this component also starts the payment.
  const start = useRef<typeof create | null>(create);
  useEffect(() => {
    void start.current?.();
    start.current = null;
  }, []);
  const hasPage = transaction !== undefined;
  useEffect(() => {
    // The whole stage comes into view, with the button of the payer’s page: below the heading it may be out of sight.
    heading.current?.focus({preventScroll: true});
    heading.current?.closest('[data-stage]')?.scrollIntoView({block: 'nearest'});
  }, [created, ending, hasPage]);

  const isPaid = ending !== null && thingOf(readResponse(ending.found.response.body))?.status === 'success';
  const stages = created && {
    request: {
      content: <RequestStage exchange={created} heading={hasPage ? undefined : heading} />,
      state: made ? ('done' as const) : undefined,
    },
    payer: {
      content: (
        <PayerStage
          transaction={transaction}
          heading={ending ? undefined : heading}
          isOver={ending !== null}
          isPaid={isPaid}
          onAct={(event) => !isBusy && void act(event)}
        />
      ),
      state: ending ? (isPaid ? ('done' as const) : undefined) : ('current' as const),
    },
    callback: {
      content: <CallbackStage data={data} ending={ending} isPaid={isPaid} heading={heading} />,
      state: isPaid ? ('done' as const) : undefined,
    },
  };
  return (
    <section aria-labelledby={`${id}title`} aria-busy={isBusy || undefined}>
      <div className={styles.bar}>
        <h3 id={`${id}title`} className="visually-hidden">
          <Translate id="site.firstPayment.title" description="Heading of the payment made on the home page">
            Your test payment
          </Translate>
        </h3>
        {created && (
          <button type="button" className="quiet-button" onClick={() => !isBusy && void create()}>
            <Translate id="site.firstPayment.another" description="The button that makes one more payment">
              Make another payment
            </Translate>
          </button>
        )}
        <p role="status">{progressText(created !== null, ending !== null, failure !== null)}</p>
        <div role="alert">
          {failure !== null && (
            <p className={styles.error}>
              <span>{`${failure} `}</span>
              {created === null && (
                <button type="button" className="quiet-button" onClick={() => !isBusy && void create()}>
                  <Translate id="site.sandbox.tryAgain" description="The button that loads the sandbox again">
                    Try again
                  </Translate>
                </button>
              )}
              <span> </span>
              <Quickstart />
            </p>
          )}
        </div>
      </div>
      <Stages.Provider value={stages ?? {}}>{children}</Stages.Provider>
    </section>
  );
}

/** What the reader waits for or does next. */
function progressText(isCreated: boolean, isOver: boolean, hasFailed: boolean): string {
  if (isOver || hasFailed) return '';
  return isCreated
    ? translate({
        id: 'site.firstPayment.next',
        message: 'The payment has been created. Now you are the payer: press Pay.',
        description: 'Shown beside the stages of the payment on the home page while the payer has not acted',
      })
    : translate({
        id: 'site.sandbox.starting',
        message: 'The gateway is starting…',
        description: 'Shown while the gateway in the browser is starting',
      });
}
