// Change: a link has no empty class, which would be 4 kB of the longest page; a contract is saved under a name of its own.
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/MDXComponents/A';
import {downloadName} from '@site/src/content/site/downloadName';

export default function A(props: Props): ReactNode {
  const target = useAnchorTargetClassName(props.id);
  return (
    <Link
      {...props}
      className={clsx(target, props.className) || undefined}
      download={downloadName(props.href ?? '') ?? props.download}
    />
  );
}
