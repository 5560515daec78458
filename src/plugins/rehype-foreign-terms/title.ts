import {languageOf, splitForeign, type Part} from '../../content/core/foreignTerms';

/** Properties that `markTitle` adds to the front matter of a page. */
export interface MarkedTitle {
  /** The title, split at its foreign words. */
  title_parts?: Part[];
  /** Docusaurus passes these to the page's item in the sidebar. */
  sidebar_custom_props?: {lang: string};
}

/** Adds the languages of foreign words to the front matter of a page whose title or name in the sidebar has some. */
export function markTitle(frontMatter: Record<string, unknown> & MarkedTitle): void {
  const {title, sidebar_label: label = title} = frontMatter as {title?: string; sidebar_label?: string};
  const parts = splitForeign(title ?? '');
  if (parts.some((part) => typeof part === 'object')) frontMatter.title_parts = parts;
  const lang = languageOf(label ?? '');
  if (lang) frontMatter.sidebar_custom_props = {lang};
}
