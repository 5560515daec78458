import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Sandbox} from '../../sandbox/client';
import Disclosure from '../Disclosure';
import styles from './onDemand.module.css';

/** Saves the account to a file, reads it again, and starts over. */
export default function Keep({
  run,
  onNew,
}: {
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
  onNew: () => void;
}): ReactNode {
  const id = useId();
  const [file, setFile] = useState('');
  const renew = (what: (sandbox: Sandbox) => Promise<void>): void =>
    void run(what).then((isDone) => {
      if (!isDone) return;
      onNew();
    });
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className="quiet-button"
          onClick={() => void run(async (sandbox) => download(await sandbox.save()))}
        >
          <Translate id="site.sandbox.save" description="Button that saves the account to a file">
            Save to a file
          </Translate>
        </button>
        <span className={styles.file}>
          <input
            id={`${id}file`}
            type="file"
            accept="application/json,.json"
            aria-describedby={`${id}name`}
            onChange={({currentTarget}) => {
              const chosen = currentTarget.files?.[0];
              if (chosen) {
                setFile(chosen.name);
                renew(async (sandbox) => sandbox.load(await chosen.text()));
              }
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <label htmlFor={`${id}file`} className="quiet-button">
            <Translate id="site.sandbox.load" description="Label of the choice of a saved account">
              Open a saved file
            </Translate>
          </label>
        </span>
        <span id={`${id}name`} className={styles.note}>
          {file && <span translate="no">{file}</span>}
        </span>
      </div>
      <Disclosure
        title={translate({
          id: 'site.sandbox.startOver',
          message: 'Start over',
          description: 'Title of the block that deletes the account',
        })}
      >
        {() => (
          <>
            <p>
              <Translate id="site.sandbox.startOverNote" description="What is deleted with the account">
                All transactions, callbacks and the timeline are deleted, here and in every tab. The balances and the
                clock return to their initial state.
              </Translate>
            </p>
            <button type="button" className="quiet-button" onClick={() => renew((sandbox) => sandbox.startOver())}>
              <Translate id="site.sandbox.startOverNow" description="Button that deletes the account">
                Delete everything and start over
              </Translate>
            </button>
          </>
        )}
      </Disclosure>
    </>
  );
}

/** Offers a text as a file. */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'sandbox-account.json';
  link.click();
  URL.revokeObjectURL(address);
}
