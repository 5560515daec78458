import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CheckData} from '../../sandbox/diagnose/checkData';
import {copyText} from '../clipboard';
import NeedsScript from '../NeedsScript';
import {caseOf, fragmentOf, namedCase} from './fragment';
import type {Entries} from './Result';
import styles from './styles.module.css';

interface Props {
  /** JSON of `CheckData`. */
  data: string;
}

type Parts = typeof import('./Result');

const empty: Entries = {message: '', secrets: '', scheme: '', computed: '', ownString: '', now: '', usedNonces: ''};

/** Lazy: most readers of the page only read its tables. */
const load = (): Promise<Parts> => import(/* webpackChunkName: "signature-check" */ './Result');

/**
 * Names the mistake behind a signature that does not match. What the reader pastes stays in the memory of the page: it
 * is neither sent nor stored.
 */
function CheckForm({data}: Props): ReactNode {
  const {published, schemes, refused} = useMemo(() => JSON.parse(data) as CheckData, [data]);
  const [entries, setEntries] = useState(empty);
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const [checked, setChecked] = useState<{entries: Entries; count: number} | null>(null);
  const [link, setLink] = useState('');
  const ids = useId();
  const result = useRef<HTMLDivElement>(null);

  const start = (): void => {
    if (parts !== null && parts !== 'failed') return;
    load().then(setParts, () => setParts('failed'));
  };
  const fill = (filled: Partial<Entries>): void => {
    setEntries({...entries, ...filled});
    setChecked(null);
    setLink('');
    start();
  };

  const tryExample = (example: Partial<Entries>): void => {
    const filled = {...empty, ...example};
    fill(filled);
    setChecked({entries: filled, count: (checked?.count ?? 0) + 1});
  };

  // An address with a case fills the form in. It never contains a secret; a case of the site has a published one.
  useEffect(() => {
    const read = (): void => {
      const found = caseOf(location.hash) ?? namedCase(location.search, {published, schemes, refused});
      if (!found) return;
      setEntries({...empty, ...found});
      setChecked(null);
      load().then(setParts, () => setParts('failed'));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [published, schemes, refused]);

  useEffect(() => {
    if (checked && parts !== null) result.current?.focus();
  }, [checked, parts]);

  const share = (): void => {
    const address = new URL(location.href);
    address.hash = fragmentOf(entries);
    copyText(address.href).then(
      () => setLink('copied'),
      () => setLink(address.href),
    );
  };

  return (
    // A part with a name but without a heading is no section.
    <div
      role="region"
      className={`needs-script is-printed ${styles.check}`}
      aria-label={translate({
        id: 'site.signatureCheck.label',
        message: 'Signature check',
        description: 'Name of the form that names the mistake behind a signature',
      })}
    >
      <form
        className={styles.form}
        onFocus={start}
        onSubmit={(event) => {
          event.preventDefault();
          start();
          setChecked({entries, count: (checked?.count ?? 0) + 1});
        }}
      >
        <div className={styles.examples}>
          <span id={`${ids}-examples`}>
            <Translate
              id="site.signatureCheck.examples"
              description="Before the buttons that fill in an example and check it"
            >
              Check an example with a mistake:
            </Translate>
          </span>
          {schemes.map(({id, name, example, secret}) => (
            <button
              key={id}
              type="button"
              className="quiet-button"
              onClick={() => tryExample({message: example, secrets: secret})}
            >
              {name}
            </button>
          ))}
        </div>
        <Field
          id={`${ids}-message`}
          label={translate({
            id: 'site.signatureCheck.message',
            message: 'Request or callback',
            description: 'Label of the field for the message whose signature is checked',
          })}
          hint={translate({
            id: 'site.signatureCheck.messageHint',
            message:
              'A curl command, or the request line, headers and body as they are in a log. For a callback by GET, its address.',
            description: 'Below the field for the message whose signature is checked',
          })}
          rows={10}
          value={entries.message}
          onChange={(message) => fill({message})}
        />
        <Field
          id={`${ids}-secrets`}
          label={translate({
            id: 'site.signatureCheck.secret',
            message: 'Secret',
            description: 'Label of the field for the secret of a signature',
          })}
          hint={translate({
            id: 'site.signatureCheck.secretHint',
            message:
              'It stays in the memory of this page, is sent nowhere and is deleted when you leave. While a secret is being rotated, enter both, one per line.',
            description: 'Below the field for the secret of a signature',
          })}
          rows={2}
          value={entries.secrets}
          onChange={(secrets) => fill({secrets})}
        />
        <div className={styles.examples}>
          <span>
            <Translate
              id="site.signatureCheck.published"
              description="Before the buttons that fill in a published secret"
            >
              Published test secrets:
            </Translate>
          </span>
          {[published.requests['1042']?.['1'], published.callbacks[0]].map((secret) => (
            <button
              key={secret}
              type="button"
              className={`quiet-button ${styles.secret}`}
              onClick={() => fill({secrets: secret ?? ''})}
            >
              {secret}
            </button>
          ))}
        </div>
        <details className={styles.more}>
          <summary>
            <Translate id="site.signatureCheck.more" description="Opens the optional fields of the signature check">
              Optional fields
            </Translate>
          </summary>
          <div className={styles.field}>
            <label htmlFor={`${ids}-scheme`}>
              <Translate id="site.signatureCheck.scheme" description="Label of the choice of the kind of message">
                Kind of message
              </Translate>
            </label>
            <select
              id={`${ids}-scheme`}
              className="text-input"
              value={entries.scheme}
              onChange={({target}) => fill({scheme: target.value as Entries['scheme']})}
            >
              <option value="">
                {translate({
                  id: 'site.signatureCheck.guessed',
                  message: 'recognised from the message',
                  description: 'The choice that leaves the kind of message to the check',
                })}
              </option>
              {schemes.map(({id, name}) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <Field
            id={`${ids}-computed`}
            label={translate({
              id: 'site.signatureCheck.computed',
              message: 'Signature that your code computes',
              description: 'Label of the field for the reader’s own signature',
            })}
            hint={translate({
              id: 'site.signatureCheck.computedHint',
              message: 'For a callback: the value that you compare with the one in the message.',
              description: 'Below the field for the reader’s own signature',
            })}
            rows={1}
            value={entries.computed}
            onChange={(computed) => fill({computed})}
          />
          <Field
            id={`${ids}-own`}
            label={translate({
              id: 'site.signatureCheck.ownString',
              message: 'String to sign that your code builds',
              description: 'Label of the field for the reader’s own string to sign',
            })}
            hint={translate({
              id: 'site.signatureCheck.ownStringHint',
              message: 'The check marks the first byte that differs from the right string.',
              description: 'Below the field for the reader’s own string to sign',
            })}
            rows={4}
            value={entries.ownString}
            onChange={(ownString) => fill({ownString})}
          />
          <Field
            id={`${ids}-now`}
            label={translate({
              id: 'site.signatureCheck.now',
              message: 'Receiver’s clock, Unix seconds',
              description: 'Label of the field for the time at which the message arrived',
            })}
            hint={translate({
              id: 'site.signatureCheck.nowHint',
              message: 'If you enter it, the check shows whether the timestamp differs too much from it.',
              description: 'Below the field for the time at which the message arrived',
            })}
            rows={1}
            value={entries.now}
            onChange={(now) => fill({now})}
          />
          <Field
            id={`${ids}-nonces`}
            label={translate({
              id: 'site.signatureCheck.usedNonces',
              message: 'Nonces of earlier messages',
              description: 'Label of the field for the nonces of v1 that the receiver has seen',
            })}
            hint={translate({
              id: 'site.signatureCheck.usedNoncesHint',
              message:
                'Only for v1, one per line. If you enter them, the check shows whether the message repeats one of them.',
              description: 'Below the field for the nonces of v1 that the receiver has seen',
            })}
            rows={2}
            value={entries.usedNonces}
            onChange={(usedNonces) => fill({usedNonces})}
          />
        </details>
        <div className={styles.actions}>
          <button type="submit" className="button button--primary">
            <Translate id="site.signatureCheck.check" description="Button that checks the signature">
              Check the signature
            </Translate>
          </button>
          <button type="button" className="quiet-button" onClick={() => fill(empty)}>
            <Translate id="site.signatureCheck.clear" description="Button that empties the form of the signature check">
              Clear
            </Translate>
          </button>
          <button type="button" className="quiet-button" onClick={share} disabled={entries.message === ''}>
            <Translate
              id="site.signatureCheck.share"
              description="Button that copies the address of the page with this message, without the secret"
            >
              Copy a link without the secret
            </Translate>
          </button>
          <span role="status" className={styles.link}>
            {link === 'copied'
              ? translate({
                  id: 'site.signatureCheck.linkCopied',
                  message: 'Link copied',
                  description: 'After the link to a case was copied',
                })
              : link}
          </span>
        </div>
      </form>
      <div
        ref={result}
        tabIndex={-1}
        className={styles.result}
        role="region"
        aria-live="polite"
        aria-label={translate({
          id: 'site.signatureCheck.result',
          message: 'Result of the check',
          description: 'Name of the place where the signature check says what it found',
        })}
      >
        {checked && parts === 'failed' && (
          <p>
            <Translate
              id="site.signatureCheck.failed"
              description="Shown when the code of the check could not be loaded"
            >
              The check could not be loaded. Try again.
            </Translate>
          </p>
        )}
        {checked && parts !== null && parts !== 'failed' && (
          <parts.default key={checked.count} entries={checked.entries} published={published} schemes={schemes} />
        )}
      </div>
    </div>
  );
}

export default function SignatureCheck(props: Props): ReactNode {
  return (
    <>
      <NeedsScript />
      <CheckForm {...props} />
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
}

/** A field for text that must be kept byte for byte. */
function Field({id, label, hint, rows, value, onChange}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="text-input"
        rows={rows}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
