// Change: shows a notice while the next page cannot be loaded because the site is unreachable.
import React, {type ReactElement, type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Unreachable from '@site/src/components/Unreachable';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children as ReactElement}
      <Unreachable />
    </>
  );
}
