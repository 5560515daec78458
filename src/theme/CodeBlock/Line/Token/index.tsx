// Change: text without a colour of its own stands without an element, which is a third of the elements of a long sample.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

export default function CodeBlockLineToken({line: _line, token, children, ...props}: Props): ReactNode {
  const isPlain = token.types.length === 1 && token.types[0] === 'plain';
  return isPlain ? children : <span {...props}>{children}</span>;
}
