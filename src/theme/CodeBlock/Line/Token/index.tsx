// Change: a class gives the colour, for the security policy allows no style attribute; text without a colour of its own
// stands without an element, which is a third of the elements of a long sample.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import {colorOf} from './colors';

export default function CodeBlockLineToken({token, children}: Props): ReactNode {
  const color = colorOf(token.types);
  return color === null ? children : <span className={`token ${color}`}>{children}</span>;
}
