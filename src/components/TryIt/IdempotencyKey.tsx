import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {randomText} from './play';
import styles from './onDemand.module.css';

interface Props {
  id: string;
  value: string;
  onChange: (key: string) => void;
}

/** An idempotency key that the account has not seen. */
export const newKey = (): string => `try-${randomText(20)}`;

/** The input of the idempotency key, with a button that makes a new one. */
export default function IdempotencyKey({id, value, onChange}: Props): ReactNode {
  return (
    <div className={styles.leaf}>
      <label htmlFor={id}>
        <code translate="no" className={styles.name}>
          Idempotency-Key
        </code>
      </label>
      <div className={`${styles.input} ${styles.key}`}>
        <input
          id={id}
          className="text-input"
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="quiet-button" onClick={() => onChange(newKey())}>
          <Translate id="site.tryIt.newKey" description="The button that makes a new idempotency key">
            New key
          </Translate>
        </button>
      </div>
    </div>
  );
}
