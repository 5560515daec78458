// Change: shows a notice while the next page cannot be loaded because the site is unreachable, handles links in static
// content, and schedules hydration in separate tasks.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {Turns} from '@site/src/components/InTurn';
import PageLinks from '@site/src/components/PageLinks';
import Unreachable from '@site/src/components/Unreachable';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <Unreachable />
      <PageLinks />
      <Turns />
    </>
  );
}
