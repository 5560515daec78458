// Change: foreign words of the title have their language, hyphenated ones stay on one line, and a page about one payment
// method has its mark.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {PicturedTitle} from '@site/src/content/services/pageMark';
import type {MarkedTitle} from '@site/src/plugins/rehype-foreign-terms/title';

/**
 * Words that a line may be broken in, such as “pay-in”, unless they are too long for a phone, with the comma or bracket
 * that follows them.
 */
const hyphenated = /(?<=^|\s)([\p{L}\d]{1,10}-[\p{L}\d]{1,10}[,)]*)(?=$|\s)/u;

/** A title whose hyphenated words stay on one line. */
function unbroken(title: string): ReactNode {
  const words = title.split(hyphenated);
  if (words.length === 1) return title;
  return words.map((word, index) => (
    <span key={index} className={index % 2 === 1 ? 'unbroken' : undefined}>
      {word}
    </span>
  ));
}

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {title_parts: parts, title_mark: mark} = frontMatter as MarkedTitle & PicturedTitle;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header className={mark === undefined ? undefined : 'titled'}>
          {mark !== undefined && <img className="mark" src={mark} width={40} height={40} alt="" />}
          <Heading as="h1">
            {parts
              ? parts.map((part, index) =>
                  typeof part === 'string' ? (
                    <span key={index}>{unbroken(part)}</span>
                  ) : (
                    <span key={index} lang={part.lang}>
                      {unbroken(part.words)}
                    </span>
                  ),
                )
              : unbroken(metadata.title)}
          </Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
