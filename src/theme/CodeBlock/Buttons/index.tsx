// Change: the buttons come together, once it is known whether the code is wider than its block: nothing moves.
import React, {useEffect, useState, type ReactNode} from 'react';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';

export default function CodeBlockButtons(props: Props): ReactNode {
  const [isMeasured, setMeasured] = useState(false);
  // The block around it measures at the same moment.
  useEffect(() => setMeasured(true), []);
  return isMeasured && <Buttons {...props} />;
}
