// Change: where scripts do not run, the link at the top of a page leads to it.
import React, {type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

export default function ContentWithTarget(props: Props): ReactNode {
  return (
    <>
      <span id="site-menu" className="without-script" />
      <Content {...props} />
    </>
  );
}
