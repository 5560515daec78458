import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Disclosure from '../Disclosure';
import {formatBody} from '../TryIt/formatBody';
import type {Exchange} from '../TryIt/play';
import {jsonMarks} from './colors';
import MarkedCode from './MarkedCode';

/** The response to a request, collapsed. */
export default function Response({exchange: {request, response}}: {exchange: Exchange}): ReactNode {
  return (
    <Disclosure title={responseTitle({request, response})}>
      {() => (
        <div className="wrapped">
          <MarkedCode language="json" marks={jsonMarks(formatBody(response.body))}>
            {formatBody(response.body)}
          </MarkedCode>
        </div>
      )}
    </Disclosure>
  );
}

/** Names a response by its status and the path of its request. */
export function responseTitle({request, response}: Exchange): string {
  return translate(
    {
      id: 'site.tryIt.response',
      message: 'Response {status} of {path}',
      description: 'Heading of a response, with its HTTP status and the path of the request',
    },
    {status: response.status, path: request.path},
  );
}
