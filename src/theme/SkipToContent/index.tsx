// Change: a link and no region, which keeps the focus where it leads, and leaves it alone after a navigation
// (src/clientModules/arrival.ts).
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {moveFocus} from '@site/src/clientModules/moveFocus';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const onClick = (event: MouseEvent): void => {
    const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
    if (!content) return;
    event.preventDefault();
    moveFocus(content);
    content.scrollIntoView();
  };
  return (
    <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
      <Translate
        id="theme.common.skipToMainContent"
        description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
      >
        Skip to main content
      </Translate>
    </a>
  );
}
