// Change: renders lines from marks (see src/content/pages/codeMarks.ts) with as few elements as possible; a code block
// has an accessible name; no line break after the last line, which would be copied with it; no line numbers and no style
// attributes, which the Content-Security-Policy blocks; long code of a desk is folded.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {markedLines} from '@site/src/content/pages/codeMarks';
import {useFold} from '@site/src/components/Fold';
import type {Props} from '@theme/CodeBlock/Content';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, marks, language, title} = metadata as typeof metadata & {marks: string};
  const label = translate(
    {
      id: 'site.codeBlock.label',
      message: 'Code: {what}',
      description: 'Name that a screen reader gives to a code block',
    },
    {what: typeof title === 'string' ? title : language},
  );
  const lines = markedLines(code, marks);
  const fold = useFold(lines.length);
  return (
    <>
      <pre
        ref={codeBlockRef}
        className={clsx(className, `language-${language}`, styles.codeBlock, 'thin-scrollbar', fold.className)}
        // Focusable, because it may overflow.
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={fold.onScroll}
      >
        {/* Remounted with each change, because a translator may have replaced its text nodes. */}
        <Code key={marks + code} lines={lines} />
      </pre>
      {/* eslint-disable-next-line translation/bare-text -- an element or nothing */}
      {fold.button}
    </>
  );
}

function Code({lines}: {lines: ReturnType<typeof markedLines>}): ReactNode {
  return (
    <code translate="no" className={styles.codeBlockLines}>
      {lines.map((line, index, {length}) => (
        <span key={index} className="token-line">
          {/* eslint-disable-next-line translation/bare-text -- see the key above */}
          {line.map(({text, color}, at) =>
            color ? (
              <span key={at} className={`token ${color}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
          {index < length - 1 && <br />}
        </span>
      ))}
    </code>
  );
}
