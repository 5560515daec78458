// Change: over every page, a word that the next one cannot be loaded while the site does not answer.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import Unreachable from '@site/src/components/Unreachable';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <Unreachable />
    </>
  );
}
