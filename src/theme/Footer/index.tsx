// Change: only the copyright, without the code for links and logos, and as text, because HTML would need a Trusted
// Types policy.
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
