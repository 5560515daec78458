// Change: on a page with a desk it is shown at every width, and opens without JavaScript.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import Mobile from '@theme-original/DocItem/TOC/Mobile';
import TOCItems from '@theme/TOCItems';
import {hasDesk} from '@site/src/content/pages/hasDesk';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  if (!hasDesk(frontMatter)) return <Mobile />;
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.folded)}>
      <summary className={styles.label}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
