// Change: adds the bar of the page and a link to the menu without scripts; marks a page with other columns.
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {hasDesk, isWide} from '@site/src/content/pages/hasDesk';
import PageBar from '@site/src/components/PageBar';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithBar(): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <PageBar>
      {/*
       * The columns depend on these attributes instead of the content, because a browser may paint the text before it
       * has parsed the desk.
       */}
      <div
        className={styles.row}
        data-desk-page={hasDesk(frontMatter) || undefined}
        data-wide-page={isWide(frontMatter) || undefined}
      >
        <DocBreadcrumbs />
        <a href="#site-menu" className={clsx('without-script', styles.menu)}>
          <Translate id="site.menu.label" description="The name of the menu that a phone opens over the page">
            Menu
          </Translate>
        </a>
      </div>
    </PageBar>
  );
}
