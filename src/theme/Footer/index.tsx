// Change: the copyright alone, without the code of links and logos; text, not HTML, for which Trusted Types would need a policy.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';

export default function Footer(): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        <div className="footer__bottom text--center">
          <div className="footer__copyright">{useThemeConfig().footer?.copyright}</div>
        </div>
      </div>
    </footer>
  );
}
