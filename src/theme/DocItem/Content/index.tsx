// Change: foreign words of the title have their language.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {MarkedTitle} from '@site/src/plugins/rehype-foreign-terms/title';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {title_parts: parts} = frontMatter as MarkedTitle;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">
            {parts
              ? parts.map((part, index) =>
                  typeof part === 'string' ? (
                    <span key={index}>{part}</span>
                  ) : (
                    <span key={index} lang={part.lang}>
                      {part.words}
                    </span>
                  ),
                )
              : metadata.title}
          </Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
