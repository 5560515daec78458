import type {ReactNode, RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Disclosure from '../Disclosure';
import {headerLines} from '../TryIt/Callbacks';
import type {Exchange} from '../TryIt/play';
import {refusal} from '../TryIt/response';
import {readResponse} from '../../wire/response';
import {messageMarks} from './colors';
import MarkedCode from './MarkedCode';
import Response, {responseTitle} from './Response';
import styles from './onDemand.module.css';

interface Props {
  exchange: Exchange;
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The request as it was sent, and its response. */
export default function RequestStage({exchange, heading}: Props): ReactNode {
  const {request, response} = exchange;
  const message = `POST ${request.path}\n${headerLines(request.headers)}\n\n${request.body}`;
  const reason = refusal(readResponse(response.body));
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={styles.head} data-verdict={reason === null ? 'good' : 'bad'}>
        {responseTitle(exchange)}
      </h4>
      {reason !== null && <p className={styles.error}>{reason}</p>}
      <div className="wrapped">
        <MarkedCode language="http" marks={messageMarks(message)}>
          {message}
        </MarkedCode>
      </div>
      <div className={styles.more}>
        <Response exchange={exchange} />
        {request.subject !== null && (
          <Disclosure
            title={translate({
              id: 'site.tryIt.subject',
              message: 'String to sign',
              description: 'Title of the text that a signature is computed from',
            })}
          >
            {() => (
              <div className="wrapped">
                <CodeBlock language="text">{request.subject!}</CodeBlock>
              </div>
            )}
          </Disclosure>
        )}
      </div>
    </>
  );
}
