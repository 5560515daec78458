import React, {useDeferredValue, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Disclosure from '../Disclosure';
import {headerLines} from './Callbacks';
import type {OperationForm} from '../../wire/form';
import {formatBody} from './formatBody';
import type {Exchange} from './play';
import type {SignedRequest} from './request';
import {choicesFor, refusal, type Choice, type FieldError, type Thing} from './response';
import {readResponse} from '../../wire/response';
import Sent from './Sent';
import styles from './onDemand.module.css';

interface Props {
  form: OperationForm;
  result: Exchange;
  /** Gets the focus when a response arrives. */
  heading: RefObject<HTMLHeadingElement | null>;
  thing: Thing | null;
  errors: FieldError[];
  onError: (pointer: string) => void;
  onSimulate: (choice: Choice, thing: Thing) => void;
  onFind: (thing: Thing) => void;
  /** Sends the request with a new order id and idempotency key. */
  onNew?: () => void;
}

/** A response as it came, what was sent for it, and what can come next. */
export default function Outcome({
  form,
  result: {request, response},
  heading,
  thing,
  errors,
  onError,
  onSimulate,
  onFind,
  onNew,
}: Props): ReactNode {
  const body = readResponse(response.body);
  // Drawn after the response, which the reader waits for.
  const sent = useDeferredValue<SignedRequest | null>(request, null);
  const reason = refusal(body);
  const choices = thing ? choicesFor(thing, form.simulations) : [];
  return (
    <div className={styles.outcome}>
      <h4 ref={heading} tabIndex={-1} data-status={response.status} className={styles.title}>
        {translate(
          {
            id: 'site.tryIt.response',
            message: 'Response {status} of {path}',
            description: 'Heading of a response, with its HTTP status and the path of the request',
          },
          {status: response.status, path: request.path},
        )}
      </h4>
      {reason !== null && <p className={styles.error}>{reason}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({pointer, message}) => (
            <li key={pointer + message}>
              <button type="button" className={styles.textButton} onClick={() => onError(pointer)}>
                {pointer}
              </button>
              <span>{` ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
      {response.body !== '' && <CodeBlock language="json">{formatBody(response.body)}</CodeBlock>}
      <Disclosure
        title={translate({
          id: 'site.tryIt.received',
          message: 'The response as it arrived: status, headers and body',
          description: 'Heading of the response as it arrived',
        })}
      >
        {() => (
          <CodeBlock language="text">
            {`HTTP/1.1 ${response.status}\n${headerLines(response.headers)}\n\n${response.body}`}
          </CodeBlock>
        )}
      </Disclosure>
      <details className={styles.group} open>
        <summary>
          <Translate id="site.tryIt.sent" description="Heading of the request as it was sent">
            What was signed and sent
          </Translate>
        </summary>
        {sent && <Sent request={sent} />}
      </details>
      <h4>
        <Translate id="site.tryIt.next" description="Heading of what can be done after a response">
          What comes next
        </Translate>
      </h4>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <button type="button" className="quiet-button" onClick={() => onSimulate(choice, thing!)}>
              <Translate
                id="site.tryIt.simulate"
                description="The button that runs a simulation"
                values={{name: <code translate="no">{choice.name}</code>}}
              >
                {'Simulate {name}'}
              </Translate>
            </button>
            <span>{` ${choice.text}`}</span>
          </li>
        ))}
        {thing && (
          <li>
            <button type="button" className="quiet-button" onClick={() => onFind(thing)}>
              <Translate id="site.tryIt.find" description="The button that reads the transaction or invoice again">
                Read it again
              </Translate>
            </button>
            <span> </span>
            <code translate="no">{String(thing.id)}</code>
            {thing.kind !== 'page' && (
              <>
                <span> </span>
                <Link to={`/sandbox#${thing.id}`}>
                  <Translate id="site.tryIt.sandbox" description="Link to the transaction in the sandbox">
                    Open in the sandbox
                  </Translate>
                </Link>
              </>
            )}
          </li>
        )}
        {onNew && (
          <li>
            <button type="button" className="quiet-button" onClick={onNew}>
              <Translate id="site.tryIt.sendNew" description="The button that sends the request as a new one">
                Send as a new request
              </Translate>
            </button>
            <span> </span>
            <span>
              <Translate id="site.tryIt.sendNewNote" description="Explains what is new in the request">
                With another order id and idempotency key.
              </Translate>
            </span>
          </li>
        )}
        {form.next.map(([id, page, summary]) => (
          <li key={id}>
            <Link to={page}>
              <code translate="no">{id}</code>
            </Link>
            <span>{` ${summary}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
