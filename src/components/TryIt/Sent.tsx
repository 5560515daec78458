import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {headerLines} from './Callbacks';
import type {SignedRequest} from './request';

/** A request as it was signed and sent. */
export default function Sent({request}: {request: SignedRequest}): ReactNode {
  return (
    <>
      {request.subject !== null && (
        <CodeBlock
          language="text"
          title={translate({
            id: 'site.tryIt.subject',
            message: 'String to sign',
            description: 'Title of the text that a signature is computed from',
          })}
        >
          {request.subject}
        </CodeBlock>
      )}
      <CodeBlock
        language="text"
        title={translate({
          id: 'site.tryIt.message',
          message: 'Request',
          description: 'Title of a request with its headers and body',
        })}
      >
        {`POST ${request.path}\n${headerLines(request.headers)}\n\n${request.body}`}
      </CodeBlock>
    </>
  );
}
