import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  method: string;
  /** The environment of the host, such as “Live”. */
  label: string;
  /** The whole URL; path parameters are in braces, such as `{service_id}`. */
  address: string;
}

/** Method and URL of an operation on one host, with a button that copies the URL. */
export default function Endpoint({method, label, address}: Props): ReactNode {
  // A line that is too short breaks between them.
  const [, host, path = ''] = /^(\w+:\/\/[^/]+)(.*)$/.exec(address)!;
  return (
    <div className={styles.frame}>
      <div className={styles.endpoint}>
        <span className={styles.label}>{label}</span>
        <b translate="no" className={`badge ${styles.method}`}>
          {method}
        </b>
        <code translate="no" className={styles.address}>
          <span>{host}</span>
          <wbr />
          {path.split(/(\{\w+\})/).map((part) =>
            part.startsWith('{') ? (
              <React.Fragment key={part}>
                <wbr />
                <var className={styles.parameter}>{part}</var>
              </React.Fragment>
            ) : (
              <span key={part}>{part}</span>
            ),
          )}
        </code>
        <CopyButton
          text={address}
          what={translate(
            {
              id: 'site.endpoint.copy',
              message: 'the address: {label}',
              description: 'For screen readers, after the text of the button that copies the address of an operation',
            },
            {label},
          )}
        />
      </div>
    </div>
  );
}
