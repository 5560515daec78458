// Change: code is coloured by marks that the build wrote, or, where it is made in the browser, by a highlighter that is
// loaded then; a block is drawn once, and not again when the page has started, which it does in a task of its own.
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import {inTurn} from '@site/src/components/InTurn';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import {useWordWrap} from './useWordWrap';

export interface Props extends ThemeProps {
  /** How the text is coloured, see src/content/pages/codeMarks.ts; without it the browser finds out. */
  marks?: string;
}

function CodeBlock({children, className, language: given, metastring, title, marks: written}: Props): ReactNode {
  if (typeof children !== 'string') throw new Error('A block of code holds text alone.');
  const language = given ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const code = children.replace(/\n$/, '');
  const marks = useMarks(code, language, written);
  const wordWrap = useWordWrap();
  const metadata = useMemo(
    () => ({
      codeInput: code,
      code,
      marks,
      language,
      className: `language-${language}`,
      title: /\btitle="([^"]*)"/.exec(metastring ?? '')?.[1] ?? title,
      lineNumbersStart: undefined,
      lineClassNames: {},
    }),
    [code, marks, language, metastring, title],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout className={undefined} />
    </CodeBlockContextProvider>
  );
}

export default inTurn(CodeBlock);

/** Marks that stand in the page, else those that the highlighter finds; the text is plain until they are known. */
function useMarks(code: string, language: string, written: string | undefined): string {
  const [found, setFound] = useState({code: '', marks: ''});
  useEffect(() => {
    if (written !== undefined || language === 'text') return undefined;
    let isWanted = true;
    import('@site/src/content/pages/highlight').then(
      ({highlight}) => isWanted && setFound({code, marks: highlight(code, language)}),
      // The text stands and can be copied: colours are not worth a message.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [code, language, written]);
  return written ?? (found.code === code ? found.marks : '');
}
