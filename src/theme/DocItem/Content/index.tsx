// Change: foreign words of the title have their language.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {MarkedTitle} from '@site/src/plugins/rehype-foreign-terms/title';

function Title(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title_parts: parts = [metadata.title]} = frontMatter as MarkedTitle;
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} lang={part.lang}>
        {part.words}
      </span>
    ),
  );
}

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, contentTitle} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">
            <Title />
          </Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
