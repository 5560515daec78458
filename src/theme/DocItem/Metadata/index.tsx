// Change: sets the social card for the kind of page, completes Open Graph, and adds structured data (TechArticle of
// schema.org), to which the step structuredData.ts of built-pages adds the day of the last change.
import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {brand} from '@site/src/brand';
import PageHead from '@site/src/components/PageHead';
import {cardFile, cardKindOf} from '@site/src/content/pages/cardKinds';

const organization = {'@type': 'Organization', name: brand.name, url: `https://${brand.hosts.site}`};

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const image = cardFile(cardKindOf(frontMatter));
  const {title, description, permalink} = metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
    url: `${siteConfig.url}${permalink}`,
    mainEntityOfPage: `${siteConfig.url}${permalink}`,
    image: useBaseUrl(image, {absolute: true}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
    isPartOf: {'@type': 'WebSite', name: siteConfig.title, url: useBaseUrl('/', {absolute: true})},
    author: organization,
    publisher: organization,
  };
  return (
    <>
      <PageHead
        type={'slug' in frontMatter ? 'website' : 'article'}
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={image}
      />
      {/* Kept from prerendering: on the client it would be written through a sink that Trusted Types block. After a
          client navigation it still describes the loaded page, which search engines do not notice: they load each. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script type="application/ld+json">{JSON.stringify(article)}</script>
        </Head>
      )}
    </>
  );
}
