// Change: the style sheet colours the block; a style attribute is refused by the security policy.
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';

export default function CodeBlockContainer({
  as: _as,
  className,
  ...props
}: ComponentProps<'div'> & {as: 'div'}): ReactNode {
  return <div {...props} className={clsx(className, styles.codeBlockContainer, ThemeClassNames.common.codeBlock)} />;
}
