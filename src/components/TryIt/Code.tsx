import React, {memo, useId, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {brand} from '@site/src/brand';
import {useLanguage} from '../Sample/choice';
import {programmingLanguages} from '../../samples/languages';
import type {Credentials, OperationForm} from '../../wire/form';
import {codeRequest, type Draft} from './request';
import styles from './onDemand.module.css';

/** Where the local gateway listens. */
const localHost = 'http://localhost:4010';

/** The request as it stands, as code in the reader's language. */
function Code({form, draft, credentials}: {form: OperationForm; draft: Draft; credentials: Credentials}): ReactNode {
  const prefix = useId();
  const [language, setLanguage] = useLanguage();
  const [host, setHost] = useState(`https://${brand.hosts.test}`);
  const chosen = programmingLanguages.find(({id}) => id === language) ?? programmingLanguages[0]!;
  const text = useMemo(() => {
    const request = codeRequest(form, draft, credentials, host);
    return request && chosen.render(request);
  }, [form, draft, credentials, host, chosen]);
  return (
    <>
      <h4>
        <Translate id="site.tryIt.code" description="Heading of the code that sends the request">
          This request as code
        </Translate>
      </h4>
      <div className={styles.actions}>
        <div className={styles.field}>
          <label htmlFor={`${prefix}language`}>
            <Translate id="site.tryIt.language" description="Label of the list of programming languages">
              Language
            </Translate>
          </label>
          <select
            id={`${prefix}language`}
            className={`text-input ${styles.input}`}
            value={chosen.id}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {programmingLanguages.map(({id, label}) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${prefix}host`}>
            <Translate id="site.tryIt.host" description="Label of the list of hosts that the code calls">
              Host
            </Translate>
          </label>
          <select
            id={`${prefix}host`}
            className={`text-input ${styles.input}`}
            value={host}
            onChange={(event) => setHost(event.target.value)}
          >
            <option value={`https://${brand.hosts.test}`}>
              {translate(
                {
                  id: 'site.tryIt.testHost',
                  message: 'Test environment ({host})',
                  description: 'Option of the list of hosts',
                },
                {host: brand.hosts.test},
              )}
            </option>
            <option value={localHost}>
              {translate(
                {
                  id: 'site.tryIt.localHost',
                  message: 'Local gateway ({host})',
                  description: 'Option of the list of hosts',
                },
                {host: 'localhost:4010'},
              )}
            </option>
          </select>
        </div>
      </div>
      {text === null ? (
        <p className={styles.note}>
          <Translate id="site.tryIt.noCode" description="Shown in place of the code while the request cannot be code">
            The code appears when the body is a JSON object, the point and the key are numbers, and the secrets and the
            idempotency key hold only letters, digits and the signs . _ + / = ~ -
          </Translate>
        </p>
      ) : (
        <CodeBlock language={chosen.id}>{text}</CodeBlock>
      )}
    </>
  );
}

// Drawn anew with the request, and not with each response.
export default memo(Code);
