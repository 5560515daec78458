// Change: part of the mobile menu, see index.tsx.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '@site/src/content/core/locales';
import styles from './styles.module.css';

/** Links to the page in each language, in sight as soon as the menu is open. The main menu has them as a list. */
export default function Languages(): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const {search, hash} = useLocation();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <nav
      className={styles.languages}
      aria-label={translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })}
    >
      {locales.map(({code, label, htmlLang}) => (
        <a
          key={code}
          className={clsx('menu__link', styles.language, code === currentLocale && 'menu__link--active')}
          aria-current={code === currentLocale || undefined}
          lang={htmlLang}
          hrefLang={htmlLang}
          href={createUrl({locale: code, fullyQualified: false}) + search + hash}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
