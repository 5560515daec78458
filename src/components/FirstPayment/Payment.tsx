import React, {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Disclosure from '../Disclosure';
import {mentions, type CallbackEntry} from '../Sandbox/model';
import PayerPage from '../Sandbox/PayerPage';
import sandboxStyles from '../Sandbox/onDemand.module.css';
import {Entry, verdictText} from '../Sandbox/Timeline';
import {useSandbox} from '../Sandbox/useSandbox';
import {formatBody} from '../TryIt/formatBody';
import type {Exchange} from '../TryIt/play';
import {refusal, thingOf} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import Sent from '../TryIt/Sent';
import type {PaymentData} from '../../wire/payment';
import {createPayment, findPayment} from './play';
import Quickstart from './Quickstart';
import styles from './styles.module.css';

export interface Props {
  data: PaymentData;
}

/** The callbacks sent after the payer acted, and the `find` request after them. */
interface Ending {
  callbacks: CallbackEntry[];
  found: Exchange;
}

const thingIn = ({response}: Exchange) => thingOf(readResponse(response.body));

/** A payment in the page: the request, the payer's page, the callbacks and `find`. */
export default function Payment({data}: Props): ReactNode {
  const id = useId();
  const {snapshot, failure, isBusy, run} = useSandbox();
  const [created, setCreated] = useState<Exchange | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  // The heading of the latest step.
  const heading = useRef<HTMLHeadingElement>(null);
  const made = created && thingIn(created);
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
  useEffect(() => heading.current?.focus(), [created, ending]);

  return (
    <section className={sandboxStyles.workbench} aria-labelledby={`${id}title`} aria-busy={isBusy || undefined}>
      <h3 id={`${id}title`} ref={created ? undefined : heading} tabIndex={-1} className={sandboxStyles.title}>
        <Translate id="site.firstPayment.title" description="Heading of the payment made on the home page">
          Your test payment
        </Translate>
      </h3>
      <p role="status">
        {created === null &&
          failure === null &&
          translate({
            id: 'site.sandbox.starting',
            message: 'The gateway is starting…',
            description: 'Shown while the gateway in the browser is starting',
          })}
      </p>
      <div role="alert">
        {failure !== null && (
          <p className={sandboxStyles.error}>
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
      {created && (
        <div className={sandboxStyles.columns}>
          <Step exchange={created} heading={ending ? undefined : heading} />
          {ending === null
            ? transaction && <PayerPage transaction={transaction} onAct={(event) => !isBusy && void act(event)} />
            : made && (
                <div>
                  <h4 ref={heading} tabIndex={-1} className={sandboxStyles.title}>
                    {callbackTitle(ending)}
                  </h4>
                  {ending.callbacks.map((callback) => (
                    <Entry key={callback.number} data={data} entry={callback} />
                  ))}
                  <Step exchange={ending.found} />
                  <p className={sandboxStyles.actions}>
                    <Link to={`/sandbox#${made.id}`}>
                      <Translate id="site.firstPayment.sandbox" description="Link to the payment in the sandbox">
                        Open the payment in the sandbox
                      </Translate>
                    </Link>
                    <Quickstart />
                    <button type="button" className="quiet-button" onClick={() => !isBusy && void create()}>
                      <Translate id="site.firstPayment.another" description="The button that makes one more payment">
                        Make another payment
                      </Translate>
                    </button>
                  </p>
                </div>
              )}
        </div>
      )}
    </section>
  );
}

/** Heading with the verdict and the status of the latest callback. */
function callbackTitle({callbacks, found}: Ending): string {
  const latest = callbacks.at(-1);
  const {status} = thingIn(found) ?? {status: ''};
  return latest
    ? translate(
        {
          id: 'site.firstPayment.callback',
          message: 'Callback: {verdict}, status {status}',
          description:
            'Heading of the callbacks of the payment on the home page: the verdict on the signature, and the status of the payment',
        },
        {verdict: verdictText(latest), status},
      )
    : translate({
        id: 'site.firstPayment.noCallback',
        message: 'No callback has arrived',
        description: 'Heading in place of the callbacks of the payment on the home page',
      });
}

/** A response, and the request that it belongs to. */
function Step({
  exchange: {request, response},
  heading,
}: {
  exchange: Exchange;
  heading?: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const body = readResponse(response.body);
  const reason = refusal(body);
  return (
    <div>
      <h4 ref={heading} tabIndex={-1} data-status={thingOf(body)?.status} className={sandboxStyles.title}>
        {translate(
          {
            id: 'site.tryIt.response',
            message: 'Response {status} of {path}',
            description: 'Heading of a response, with its HTTP status and the path of the request',
          },
          {status: response.status, path: request.path},
        )}
      </h4>
      {reason !== null && <p className={sandboxStyles.error}>{reason}</p>}
      <div className={styles.message}>
        <CodeBlock language="text">{formatBody(response.body)}</CodeBlock>
      </div>
      <Disclosure
        title={translate({
          id: 'site.tryIt.sent',
          message: 'What was signed and sent',
          description: 'Heading of the request as it was sent',
        })}
      >
        {() => <Sent request={request} />}
      </Disclosure>
    </div>
  );
}
