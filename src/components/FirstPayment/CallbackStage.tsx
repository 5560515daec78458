import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Disclosure from '../Disclosure';
import {FoldsCode} from '../Fold';
import type {CallbackEntry} from '../Sandbox/model';
import {Entry, verdictText} from '../Sandbox/Timeline';
import {formatBody} from '../TryIt/formatBody';
import type {Exchange} from '../TryIt/play';
import {thingOf} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import type {Secrets} from '../../wire/sandbox';
import {jsonMarks} from './colors';
import MarkedCode from './MarkedCode';
import Quickstart from './Quickstart';
import Response from './Response';
import styles from './onDemand.module.css';

/** The callbacks sent after the payer acted, and the `find` request after them. */
export interface Ending {
  callbacks: CallbackEntry[];
  found: Exchange;
}

interface Props {
  data: Secrets;
  ending: Ending | null;
  isPaid: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The latest callback with the verdict on its signature, what it means, and what comes next. */
export default function CallbackStage({data, ending, isPaid, heading}: Props): ReactNode {
  if (ending === null)
    return (
      <p className={styles.waiting}>
        <Translate
          id="site.firstPayment.waiting"
          description="In place of the callback of the payment on the home page, before the payer acts"
        >
          The callback arrives here as soon as the payer has paid.
        </Translate>
      </p>
    );
  const {callbacks, found} = ending;
  const latest = callbacks.at(-1);
  const made = thingOf(readResponse(found.response.body));
  const body = latest ? formatBody(new TextDecoder().decode(latest.request.body)) : '';
  const isValid = latest?.verdict === 'valid';
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={styles.head} data-verdict={isValid ? 'good' : 'bad'}>
        {headOf(latest, made?.status ?? '')}
      </h4>
      <p className={styles.outcome}>
        {isPaid
          ? translate({
              id: 'site.firstPayment.success',
              message: 'You have made a payment. The request find confirms it, so the order is paid.',
              description:
                'What happened, after the payment on the home page succeeded; “find” is the name of a request',
            })
          : translate({
              id: 'site.firstPayment.noSuccess',
              message: 'The payer has not paid, and the request find confirms it.',
              description: 'What happened, after the payment on the home page did not succeed; “find” is a request',
            })}
      </p>
      <ul className={styles.next}>
        <li>
          <Quickstart />
        </li>
        <li>
          <Link to="/api/v2/transaction/create#samples">
            <Translate id="site.firstPayment.code" description="Link to the samples of the request of the home page">
              See the request in your programming language
            </Translate>
          </Link>
        </li>
        {made && (
          <li>
            <Link to={`/sandbox#${made.id}`}>
              <Translate id="site.firstPayment.sandbox" description="Link to the payment in the sandbox">
                Open the payment in the sandbox
              </Translate>
            </Link>
          </li>
        )}
      </ul>
      {latest && (
        <div className="wrapped">
          <FoldsCode.Provider value>
            <MarkedCode language="json" marks={jsonMarks(body)}>
              {body}
            </MarkedCode>
          </FoldsCode.Provider>
        </div>
      )}
      <div className={styles.more}>
        <Disclosure
          title={translate({
            id: 'site.firstPayment.messages',
            message: 'All callbacks, and the response of find',
            description: 'Opens the messages after the payment on the home page; “find” is the name of a request',
          })}
        >
          {() => (
            <>
              {callbacks.map((callback) => (
                <Entry key={callback.number} data={data} entry={callback} />
              ))}
              <Response exchange={found} />
            </>
          )}
        </Disclosure>
      </div>
    </>
  );
}

/** The verdict and the status of the latest callback. */
const headOf = (latest: CallbackEntry | undefined, status: string): string =>
  latest
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
