// Change: colours come from the style sheet, because the Content-Security-Policy blocks style attributes.
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
