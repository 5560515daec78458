import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Disclosure from '../Disclosure';
import {formatBody} from '../TryIt/formatBody';

/** The body of a response, folded. */
export default function Response({body, title}: {body: string; title?: string}): ReactNode {
  return (
    <Disclosure
      title={
        title ??
        translate({
          id: 'site.firstPayment.response',
          message: 'The response',
          description: 'Opens the response to the request of the payment on the home page',
        })
      }
    >
      {() => (
        <div className="wrapped">
          <CodeBlock language="json">{formatBody(body)}</CodeBlock>
        </div>
      )}
    </Disclosure>
  );
}
