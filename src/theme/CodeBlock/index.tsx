// Change: code is highlighted at build time through marks, or, if it is generated in the browser, by a lazily loaded
// highlighter; a block is not rendered a second time after hydration.
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import {useWordWrap} from './useWordWrap';

interface Props extends ThemeProps {
  /** Highlighting, see src/content/pages/codeMarks.ts; without it the browser highlights the code. */
  marks?: string;
}

export default function CodeBlock({
  children,
  className,
  language: given,
  metastring,
  title,
  marks: written,
}: Props): ReactNode {
  if (typeof children !== 'string') throw new Error('A code block can only contain text.');
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

/** The marks from the build, or else from the lazily loaded highlighter; the text is plain until then. */
function useMarks(code: string, language: string, prerendered: string | undefined): string {
  const [found, setFound] = useState({code: '', marks: ''});
  useEffect(() => {
    if (prerendered !== undefined || language === 'text') return undefined;
    let isCurrent = true;
    import('@site/src/content/pages/highlight').then(
      ({highlight}) => isCurrent && setFound({code, marks: highlight(code, language)}),
      // Without colours the code is still readable and can be copied.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, prerendered]);
  return prerendered ?? (found.code === code ? found.marks : '');
}
