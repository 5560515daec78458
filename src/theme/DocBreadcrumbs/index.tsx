// Change: adds a link to the page's Markdown and a button that copies it.
import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithTwin(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <MarkdownTwin />
    </div>
  );
}
