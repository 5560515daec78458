import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {JsonObject} from '../../types/json';
import styles from './styles.module.css';

/** The request that sets the branding, or why there is none: null if the gateway would refuse it. */
export default function RequestBody({body}: {body: JsonObject | null}): ReactNode {
  return (
    <>
      <p role="status" className={styles.refused}>
        {!body &&
          translate({
            id: 'site.pagePreview.refused',
            message: 'The gateway would refuse this branding. Fix what is marked, and the request appears here.',
            description: 'Shown instead of the request while the gateway would refuse it',
          })}
      </p>
      {body && (
        <CodeBlock
          language="json"
          title={translate({
            id: 'site.pagePreview.body',
            message: 'Body of page_customization for this branding',
            description: 'Title of the request that sets the branding of the preview',
          })}
        >
          {JSON.stringify(body, null, 2)}
        </CodeBlock>
      )}
    </>
  );
}
