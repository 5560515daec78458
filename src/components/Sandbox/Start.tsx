import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {exampleNames, type ExampleName} from '../../wire/sandbox';
import {exampleText} from './examples';
import styles from './start.module.css';

/** The examples to start with. */
export default function Start({
  isBusy,
  isShort = false,
  onPlay,
}: {
  isBusy: boolean;
  /** On a phone the explanations are left out, so that the payer’s screen is near. */
  isShort?: boolean;
  onPlay: (name: ExampleName) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={`needs-script ${styles.start}`}>
      <p id={`${id}title`} className={styles.title}>
        <Translate id="site.sandbox.examples" description="Label of the list of examples to start with">
          Start with an example
        </Translate>
      </p>
      <ul className={clsx(styles.examples, isShort && styles.short)} aria-labelledby={`${id}title`}>
        {exampleNames.map((name, index) => {
          const [title, text] = exampleText(name);
          return (
            <li key={name} className={styles.example}>
              <button
                type="button"
                className={index === 0 ? 'button button--primary' : 'quiet-button'}
                aria-disabled={isBusy || undefined}
                aria-describedby={`${id}${name}`}
                onClick={() => !isBusy && onPlay(name)}
              >
                {title}
              </button>
              <span id={`${id}${name}`} className={styles.note}>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
