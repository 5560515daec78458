// Change: adds a link to the page's Markdown and a button that copies it, and marks a page with other columns.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {hasDesk} from '@site/src/components/Desk/hasDesk';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithTwin(): ReactNode {
  const {frontMatter} = useDoc();
  return (
    // Columns depend on these marks and not on what is in them: a browser may paint the text before it has the desk.
    <div
      className={styles.row}
      data-desk-page={hasDesk(frontMatter) || undefined}
      data-wide-page={hasDesk(frontMatter) || 'is_wide' in frontMatter || undefined}
    >
      <DocBreadcrumbs />
      <MarkdownTwin />
    </div>
  );
}
