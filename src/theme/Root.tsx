// Change: over every page, a word that the next one cannot be loaded while the site does not answer; links in static parts lead on;
// its parts start in turn.
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
