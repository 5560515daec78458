import React, {type ReactNode} from 'react';
import {Icon} from '@iconify/react';
import '@site/src/icons';

interface Props {
  icon: string;
  className: string | undefined;
  /** Shown until the icon has loaded. */
  fallback: ReactNode;
}

/** An icon of another set, which @iconify/react fetches from the icon service. */
export default function FetchedIcon(props: Props): ReactNode {
  return <Icon {...props} aria-hidden />;
}
