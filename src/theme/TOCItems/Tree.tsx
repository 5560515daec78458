// Change: headings are set as HTML through a Trusted Types policy.
import React, {useMemo, type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {trustedWords} from '@site/src/trustedTypes';

export default function TrustedTree({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={useMemo(() => trusted(toc), [toc])} />;
}

function trusted(toc: Props['toc']): Props['toc'] {
  return toc.map((heading) => ({...heading, value: trustedWords(heading.value), children: trusted(heading.children)}));
}
