import React, {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {highlight} from '../../content/pages/highlight';
import {
  diagnose,
  firstDifference,
  fixOf,
  languages,
  mistakesOf,
  parseMessage,
  showBytes,
  type Diagnosis,
  type FixLanguage,
  type Pasted,
  type PublishedSecrets,
  type Scheme,
} from '../../sandbox/diagnose';
import type {CheckData} from '../../sandbox/diagnose/checkData';
import {useLanguage} from '../Sample/choice';
import {tabFor} from '../tabKeys';
import styles from './result.module.css';
import form from './styles.module.css';

/** What the reader entered, as it stands in the fields. */
export interface Entries {
  message: string;
  /** One per line. */
  secrets: string;
  /** Empty if the check is to recognise it. */
  scheme: Scheme | '';
  computed: string;
  ownString: string;
  now: string;
  /** One per line. */
  usedNonces: string;
}

interface Props {
  entries: Entries;
  published: PublishedSecrets;
  schemes: CheckData['schemes'];
}

const utf8 = new TextEncoder();

/** Reads the entries; null if they are no message, or of no scheme. */
function examine(entries: Entries, published: PublishedSecrets): Diagnosis | null {
  const {message, secrets, scheme, computed, ownString, now, usedNonces} = entries;
  try {
    const pasted: Pasted = {
      ...parseMessage(message),
      ...(scheme && {scheme}),
      secrets: secrets.split('\n').filter((line) => line.trim() !== ''),
      usedNonces: usedNonces.split(/\s+/).filter((nonce) => nonce !== ''),
      published,
      computed,
      ...(ownString && {ownString: utf8.encode(ownString)}),
      ...(/^\s*\d+\s*$/.test(now) && {now: Number(now)}),
    };
    return diagnose(pasted);
  } catch {
    return null;
  }
}

/** What the check found. */
export default function Result({entries, published, schemes}: Props): ReactNode {
  const diagnosis = useMemo(() => examine(entries, published), [entries, published]);
  if (diagnosis === null) {
    return (
      <p className={styles.verdict} data-verdict="unnamed">
        <Translate id="site.signatureCheck.unreadable" description="Shown when the pasted text is no message">
          The check cannot read this message. Paste it with its headers and its body, or choose the kind of message.
        </Translate>
      </p>
    );
  }
  const {scheme, verdict, mistakes, also, hints, ruledOut, right, signed} = diagnosis;
  const own = entries.ownString ? utf8.encode(entries.ownString) : undefined;
  const fixes = [
    ...new Set(
      mistakesOf(scheme)
        .filter(({id}) => mistakes.includes(id))
        .map(({fix}) => fix),
    ),
  ];
  return (
    <>
      <Verdict diagnosis={diagnosis} hasSecret={entries.secrets.trim() !== ''} />
      <p className={styles.kind}>
        {translate(
          {
            id: 'site.signatureCheck.read',
            message: 'Read as: {scheme}',
            description: 'Says which kind of message the check took the pasted text for',
          },
          {scheme: schemes.find(({id}) => id === scheme)!.name},
        )}
      </p>
      {[...mistakes, ...hints].map((id) => (
        <p key={id} data-mistake={id}>
          <FromRow id={id} part="text" />
        </p>
      ))}
      {fixes.map((fix) => (
        <Fix key={fix} code={fixOf(fix, scheme)} />
      ))}
      {also.length > 0 && (
        <p>
          <Translate
            id="site.signatureCheck.also"
            description="Before the names of other mistakes that give the same signature or that the message shows"
          >
            Also possible:
          </Translate>{' '}
          <Names ids={also} />
        </p>
      )}
      <Bytes
        title={translate({
          id: 'site.signatureCheck.rightString',
          message: 'Right string to sign',
          description: 'Title of the bytes that have to be signed',
        })}
        bytes={right.text}
        differsFrom={own ?? signed}
      />
      {own ? (
        <Bytes
          title={translate({
            id: 'site.signatureCheck.yourString',
            message: 'Your string to sign',
            description: 'Title of the string that the reader pasted',
          })}
          bytes={own}
          differsFrom={right.text}
        />
      ) : (
        signed &&
        firstDifference(signed, right.text) !== undefined && (
          <Bytes
            title={translate({
              id: 'site.signatureCheck.signedString',
              message: 'String that this signature covers',
              description: 'Title of the string that was signed by mistake',
            })}
            bytes={signed}
            differsFrom={right.text}
          />
        )
      )}
      {right.signature && entries.secrets.trim() !== '' && (
        <p>
          <Translate id="site.signatureCheck.rightSignature" description="Before the right signature">
            Right signature:
          </Translate>{' '}
          <code className={styles.signature}>{right.signature}</code>
        </p>
      )}
      {verdict === 'unnamed' && ruledOut.length > 0 && (
        <details className={form.more}>
          <summary>
            <Translate id="site.signatureCheck.ruledOut" description="Opens the list of mistakes that were ruled out">
              What was ruled out
            </Translate>
          </summary>
          <p>
            <Names ids={ruledOut} />
          </p>
        </details>
      )}
    </>
  );
}

function Verdict({diagnosis, hasSecret}: {diagnosis: Diagnosis; hasSecret: boolean}): ReactNode {
  const {verdict, mistakes, ruledOut, tried, examined} = diagnosis;
  let text: ReactNode;
  switch (verdict) {
    case 'correct':
      text = (
        <Translate id="site.signatureCheck.correct" description="Verdict of the signature check">
          The signature is correct.
        </Translate>
      );
      break;
    case 'named':
      text = mistakes.map((id, at) => (
        <React.Fragment key={id}>
          {at > 0 && ' + '}
          <FromRow id={id} part="name" />
        </React.Fragment>
      ));
      break;
    case 'unnamed':
      text = hasSecret ? (
        translate(
          {
            id: 'site.signatureCheck.unnamed',
            message:
              'The signature is wrong, and none of {count} known mistakes gives it. {tried} signatures were tried. Check that the message is complete and that the secret is the right one.',
            description: 'Verdict of the signature check when no mistake was found',
          },
          {count: String(ruledOut.length), tried: String(tried)},
        )
      ) : (
        <Translate id="site.signatureCheck.noSecret" description="Verdict of the signature check without a secret">
          None of the published secrets gives this signature. Enter the secret that signed the message.
        </Translate>
      );
      break;
    default:
      throw new Error(`The verdict ${String(verdict satisfies never)} has no text.`);
  }
  return (
    <p className={styles.verdict} data-verdict={verdict} data-examined={examined ? undefined : 'nothing'}>
      <strong>{text}</strong>
    </p>
  );
}

/** The texts of a mistake stand in the tables of the page and are copied from its row. */
function FromRow({id, part}: {id: string; part: 'name' | 'text'}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const link = document.getElementById(id);
    const source = part === 'name' ? link : link?.closest('tr')?.cells[1];
    place.current?.replaceChildren(...Array.from(source?.childNodes ?? [], (node) => node.cloneNode(true)));
  }, [id, part]);
  return <span ref={place} />;
}

/** Links to the rows of mistakes. */
function Names({ids}: {ids: readonly string[]}): ReactNode {
  return ids.map((id, at) => (
    <React.Fragment key={id}>
      {at > 0 && ', '}
      <a href={`#${id}`}>
        <FromRow id={id} part="name" />
      </a>
    </React.Fragment>
  ));
}

/** Bytes with visible marks; the first one that differs from other bytes is marked. */
function Bytes({
  title,
  bytes,
  differsFrom,
}: {
  title: string;
  bytes: Uint8Array;
  differsFrom: Uint8Array | undefined;
}): ReactNode {
  const at = differsFrom && firstDifference(bytes, differsFrom);
  return (
    <figure className={styles.bytes}>
      <figcaption>
        {title}
        {at !== undefined &&
          ` · ${translate(
            {
              id: 'site.signatureCheck.difference',
              message: 'first different byte: {at}',
              description: 'Says at which byte two strings differ; counted from 1',
            },
            {at: String(at + 1)},
          )}`}
      </figcaption>
      <pre>
        <code>
          {showBytes(bytes, at).map(({text, kind}, index) =>
            kind === 'text' ? text : kind === 'mark' ? <i key={index}>{text}</i> : <mark key={index}>{text}</mark>,
          )}
        </code>
      </pre>
    </figure>
  );
}

/** The lines that fix a mistake, in the reader’s language. */
function Fix({code}: {code: Record<FixLanguage, string>}): ReactNode {
  const [chosen, choose] = useLanguage();
  const ids = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const index = Math.max(
    0,
    languages.findIndex(({id}) => id === chosen),
  );
  const {id: language} = languages[index]!;
  const select = (at: number): void => {
    choose(languages[at]!.id);
    tabs.current[at]?.focus();
  };
  return (
    <div className={styles.fix}>
      <div
        role="tablist"
        aria-label={translate({
          id: 'site.signatureCheck.fix',
          message: 'Code that fixes it: language',
          description: 'Name of the tabs with the code that fixes a mistake',
        })}
      >
        {languages.map(({id, label}, at) => (
          <button
            key={id}
            ref={(node) => {
              tabs.current[at] = node;
            }}
            id={`${ids}-${id}`}
            type="button"
            role="tab"
            className="quiet-button"
            aria-selected={at === index}
            aria-controls={`${ids}-panel`}
            tabIndex={at === index ? 0 : -1}
            onClick={() => select(at)}
            onKeyDown={(event) => {
              const target = tabFor(event.key, at, languages.length);
              if (target === undefined) return;
              event.preventDefault();
              select(target);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${ids}-panel`} role="tabpanel" aria-labelledby={`${ids}-${language}`}>
        {/* Highlighted here: the block would load the highlighter on its own. */}
        <CodeBlock language={language} {...{marks: highlight(code[language], language)}}>
          {code[language]}
        </CodeBlock>
      </div>
    </div>
  );
}
