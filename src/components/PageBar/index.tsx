import React, {useEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import {hasDesk, isWide} from '@site/src/content/pages/hasDesk';
import {versionLabelOf} from '@site/src/content/pages/versionLabel';
import Menu from '../Menu';
import PageMenu from './PageMenu';
import styles from './styles.module.css';

/** A page that is longer than this many screens keeps its bar in sight. */
const longPage = 3;

/**
 * Marks the bar while the title of a long page is above the window: it then stays in sight with the title in it. A
 * sticky element keeps its place in the page, so nothing moves.
 */
function useTitlePassed(head: React.RefObject<HTMLDivElement | null>, address: string): void {
  useEffect(() => {
    const title = document.querySelector('main h1');
    if (!title) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = !entry!.isIntersecting && entry!.boundingClientRect.top < window.innerHeight / 2;
      const isLong = document.documentElement.scrollHeight > longPage * window.innerHeight;
      head.current?.toggleAttribute('data-is-passed', isAbove && isLong);
    });
    observer.observe(title);
    return () => observer.disconnect();
  }, [head, address]);
}

/**
 * The row above a title: the path of the page (`children`) and its controls, which are the table of contents where no
 * column has it, and what can be done with the page. On a long page the controls stay below the navbar, with the title
 * and the version of the API in the place of the path.
 */
export default function PageBar({children}: {children: ReactElement}): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const head = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  useTitlePassed(head, metadata.permalink);
  const version = versionLabelOf(frontMatter);
  return (
    <div ref={head} className={styles.head}>
      {children}
      <div className={styles.bar} data-page-bar>
        {/* The heading says the same to screen readers. */}
        <span className={styles.title} data-page-title aria-hidden="true">
          <span className={styles.name}>{metadata.title}</span>
          {version && <span className="badge">{version}</span>}
        </span>
        {!frontMatter.hide_table_of_contents && toc.length > 0 && (
          <Menu
            className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents, !isWide(frontMatter) && styles.onPhone)}
            onOpen={() => setIsOpened(true)}
            label={translate({
              id: 'theme.TOCCollapsible.toggleButtonLabel',
              message: 'On this page',
              description: 'The label used by the button on the collapsible TOC component',
            })}
          >
            {/* Elsewhere a column has the same list, also without JavaScript. */}
            {(hasDesk(frontMatter) || isOpened) && (
              <TOCItems
                toc={toc}
                className="table-of-contents"
                minHeadingLevel={frontMatter.toc_min_heading_level}
                maxHeadingLevel={frontMatter.toc_max_heading_level}
              />
            )}
          </Menu>
        )}
        <PageMenu />
      </div>
    </div>
  );
}
