// Change: a link has no class for its distance from the navbar, which `scroll-padding-top` gives (2 kB of the longest
// page); a contract is saved under a name of its own.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import {downloadName} from '@site/src/content/site/downloadName';

export default function A(props: Props): ReactNode {
  return <Link {...props} download={downloadName(props.href ?? '')} />;
}
