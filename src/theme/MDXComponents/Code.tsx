// Change: inline code may contain `<wbr>`, which rehype-tables adds; the theme would take it for a code block.
import React, {Children, isValidElement, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import ThemeCode from '@theme-original/MDXComponents/Code';

export default function Code(props: Props): ReactNode {
  const mayBreak = Children.toArray(props.children).some((child) => isValidElement(child) && child.type === 'wbr');
  return mayBreak ? <CodeInline {...props} /> : <ThemeCode {...props} />;
}
