// Change: left out where a desk stands in its column.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import {hasDesk} from '@site/src/content/pages/hasDesk';

export default function DocItemTOCDesktop(): ReactNode {
  const {frontMatter} = useDoc();
  return hasDesk(frontMatter) ? null : <Desktop />;
}
