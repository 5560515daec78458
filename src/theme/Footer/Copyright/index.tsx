// Change: text, not HTML, for which Trusted Types would need a policy.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">{copyright}</div>;
}
