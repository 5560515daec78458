// Change: a block says what it is when the keyboard comes to it; without the line numbers, which no page shows,
// and without style attributes, which the security policy refuses.
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Content';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';

export default function CodeBlockContent({className: ownClassName}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineClassNames, title} = metadata;
  const label = translate(
    {id: 'site.codeBlock.label', message: 'Code: {what}', description: 'Name that a screen reader gives to a code block'},
    {what: typeof title === 'string' ? title : language},
  );
  return (
    <Highlight theme={usePrismTheme()} code={code} language={language}>
      {({className, tokens, getLineProps, getTokenProps}) => (
        <pre
          ref={wordWrap.codeBlockRef}
          className={clsx(ownClassName, className, styles.codeBlock, 'thin-scrollbar')}
          // It may scroll: a keyboard must reach it.
          tabIndex={0}
          role="group"
          aria-label={label}>
          <code className={styles.codeBlockLines}>
            {tokens.map((line, index) => (
              <Line
                key={index}
                line={line}
                getLineProps={getLineProps}
                getTokenProps={getTokenProps}
                classNames={lineClassNames[index]}
                showLineNumbers={false}
              />
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
