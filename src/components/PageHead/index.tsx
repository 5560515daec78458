import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {locales} from '@site/src/content/core/locales';
import {cardFile} from '@site/src/content/pages/cardKinds';

/** The Open Graph locale of a language, such as `en_GB`; spelling dictionaries use the same names. */
const territoryOf = (locale: string): string => locales.find(({code}) => code === locale)!.spelling.dictionary;

interface Props {
  type?: 'website' | 'article';
  title: string;
  description: string;
  keywords?: string[];
  /** The social card, by its path below the language. */
  image?: string;
}

/** Title and description of a page, and all Open Graph tags; Docusaurus writes only some of them. */
export default function PageHead({type = 'website', image = cardFile('home'), ...page}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const openGraph = {
    'og:type': type,
    'og:site_name': siteConfig.title,
    'og:locale': territoryOf(i18n.currentLocale),
    'og:image:alt': page.title,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      <PageMetadata {...page} image={image} />
      <Head>
        {Object.entries(openGraph).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
        {i18n.locales
          .filter((locale) => locale !== i18n.currentLocale)
          .map((locale) => (
            <meta key={locale} property="og:locale:alternate" content={territoryOf(locale)} />
          ))}
      </Head>
    </>
  );
}
