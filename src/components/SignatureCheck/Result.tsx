import React, {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {highlight} from '../../content/pages/highlight';
import {
  decodeUtf8,
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
import CopyButton from '../CopyButton';
import {useLanguage} from '../Sample/choice';
import TabList, {panelProps} from '../TabList';
import styles from './onDemand.module.css';
import form from './styles.module.css';

/** The values of the form's fields. */
export interface Entries {
  message: string;
  /** One per line. */
  secrets: string;
  /** Empty to detect the scheme from the message. */
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

/** Parses and diagnoses the entries; null if they contain no message of a known scheme. */
function diagnoseEntries(entries: Entries, published: PublishedSecrets): Diagnosis | null {
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

/**
 * The bytes of a string from a text field. The field normalizes `\r\n` to `\n`, so a string that differs from the right
 * one in line endings alone counts as the right one.
 */
function restoreLineEndings(text: string, right: Uint8Array): Uint8Array {
  return decodeUtf8(right)?.replace(/\r\n?/g, '\n') === text ? right : utf8.encode(text);
}

/** The verdict, with the mistakes and how to fix them. */
export default function Result({entries, published, schemes}: Props): ReactNode {
  const diagnosis = useMemo(() => diagnoseEntries(entries, published), [entries, published]);
  if (diagnosis === null) {
    return (
      <p className={styles.verdict} data-verdict="unnamed">
        <Translate id="site.signatureCheck.unreadable" description="Shown when the pasted text is no message">
          The check cannot read this message. Paste it with its headers and its body, or choose the kind of message.
        </Translate>
      </p>
    );
  }
  const {scheme, verdict, mistakes, also, unseen, removed, hints, ruledOut, right, signed} = diagnosis;
  const own = entries.ownString ? restoreLineEndings(entries.ownString, right.text) : undefined;
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
      {unseen.map((id) => (
        <p key={id} data-unseen={id}>
          {unseenTexts[id]()}
        </p>
      ))}
      {removed.length > 0 && (
        <p data-unseen="removed">
          {translate(
            {
              id: 'site.signatureCheck.removed',
              message:
                'The pasted text contains characters that are invisible or look like others: {characters}. The check read it without them. If your code uses the same text, remove them there too.',
              description: 'Below the verdict of the signature check; lists code points such as U+200B',
            },
            {characters: removed.join(', ')},
          )}
        </p>
      )}
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
          <span>
            <Translate
              id="site.signatureCheck.also"
              description="Before the names of other mistakes that give the same signature or that the message shows"
            >
              Also possible:
            </Translate>
          </span>
          <span> </span>
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
          <span>
            <Translate id="site.signatureCheck.rightSignature" description="Before the right signature">
              Right signature:
            </Translate>
          </span>
          <span> </span>
          <code translate="no" className={styles.signature}>
            {right.signature}
          </code>
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

/** Assumptions of the check about characters that a text field does not show. */
const unseenTexts: Record<Diagnosis['unseen'][number], () => string> = {
  line_ends: () =>
    translate({
      id: 'site.signatureCheck.unseenLineEnds',
      message:
        'This applies if the lines of the body end with CRLF. A text field shows CRLF and LF alike, so the check tried both.',
      description: 'Below the verdict of the signature check when the signature covers CRLF line endings',
    }),
  trailing_newline: () =>
    translate({
      id: 'site.signatureCheck.unseenLineFeed',
      message:
        'This applies if the body ends with a line feed. Pasted text does not show whether it does, so the check tried both.',
      description:
        'Below the verdict of the signature check when the signature covers a line feed at the end of the body',
    }),
};

function Verdict({diagnosis, hasSecret}: {diagnosis: Diagnosis; hasSecret: boolean}): ReactNode {
  const {verdict, mistakes, ruledOut, tried, examined} = diagnosis;
  let text: ReactNode;
  switch (verdict) {
    case 'correct':
      text = translate({
        id: 'site.signatureCheck.correct',
        message: 'The signature is correct.',
        description: 'Verdict of the signature check',
      });
      break;
    case 'named':
      text = mistakes.map((id, at) => (
        <React.Fragment key={id}>
          {at > 0 && <span> + </span>}
          <FromRow id={id} part="name" />
        </React.Fragment>
      ));
      break;
    case 'unnamed':
      text = hasSecret
        ? translate(
            {
              id: 'site.signatureCheck.unnamed',
              message:
                'The signature is wrong, and none of {count} known mistakes gives it. {tried} signatures were tried. Check that the message is complete and that the secret is the right one.',
              description: 'Verdict of the signature check when no mistake was found',
            },
            {count: String(ruledOut.length), tried: String(tried)},
          )
        : translate({
            id: 'site.signatureCheck.noSecret',
            message: 'None of the published secrets gives this signature. Enter the secret that signed the message.',
            description: 'Verdict of the signature check without a secret',
          });
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

/** Copies a text of a mistake from its row in the tables of the page. */
function FromRow({id, part}: {id: string; part: 'name' | 'text'}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const link = document.getElementById(id);
    const cell = link?.closest('tr')?.cells[part === 'name' ? 0 : 1];
    const nodes = Array.from(cell?.childNodes ?? []).filter((node) => node !== link);
    place.current?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  }, [id, part]);
  return <span ref={place} />;
}

/** Links to the rows of mistakes. */
function Names({ids}: {ids: readonly string[]}): ReactNode {
  return ids.map((id, at) => (
    <React.Fragment key={id}>
      {at > 0 && <span>, </span>}
      <a href={`#${id}`}>
        <FromRow id={id} part="name" />
      </a>
    </React.Fragment>
  ));
}

/** Bytes with marks for invisible characters, which are not copied; highlights the first byte that differs. */
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
  const text = decodeUtf8(bytes);
  return (
    <figure className={styles.bytes}>
      <figcaption>
        <span>
          <span>{title}</span>
          {at !== undefined && (
            <span>{` · ${translate(
              {
                id: 'site.signatureCheck.difference',
                message: 'first different byte: {at}',
                description: 'Says at which byte two strings differ; counted from 1',
              },
              {at: String(at + 1)},
            )}`}</span>
          )}
        </span>
        {text !== null && (
          <CopyButton
            text={text}
            what={translate(
              {
                id: 'site.signatureCheck.copyString',
                message: 'the string: {title}',
                description: 'For screen readers, after the text of the button that copies a string to sign',
              },
              {title},
            )}
          />
        )}
      </figcaption>
      <pre>
        <code translate="no">
          {showBytes(bytes, at).map(({text: own, kind, mark}, index) => {
            const Element = kind === 'different' ? 'mark' : kind === 'mark' ? 'i' : 'span';
            return (
              <Element key={index} data-mark={mark}>
                {own}
              </Element>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}

/** The lines that fix a mistake, in the reader’s language. */
function Fix({code}: {code: Record<FixLanguage, string>}): ReactNode {
  const [chosen, choose] = useLanguage();
  const panel = useId();
  const index = Math.max(
    0,
    languages.findIndex(({id}) => id === chosen),
  );
  const {id: language} = languages[index]!;
  return (
    <div>
      <TabList
        label={translate({
          id: 'site.signatureCheck.fix',
          message: 'Code that fixes it: language',
          description: 'Name of the tabs with the code that fixes a mistake',
        })}
        prefix={panel}
        panel={panel}
        tabs={languages.map(({id, label}) => [id, label])}
        selected={language}
        isDense
        onSelect={choose}
      />
      <div {...panelProps(panel, language, panel)}>
        {/* This chunk contains the highlighter; without marks the block would load another one. */}
        <CodeBlock language={language} {...{marks: highlight(code[language], language)}}>
          {code[language]}
        </CodeBlock>
      </div>
    </div>
  );
}
