import type {PhrasingContent} from 'mdast';
import {readData} from '../../content/core/data';
import type {LocaleCode} from '../../content/core/locales';
import {inline, type Node} from '../../content/core/markdown';
import {routeOf} from '../../content/core/sidebar';
import {linksAfter, listed, movedLink} from '../movedLinks';
import {readPageFile, type Page} from '../page';

/**
 * Links to the sections that moved to other pages, with their former anchors: `<Facts name="moved" />`. The anchors are
 * in `src/data/former_anchors.yaml`.
 */
export function build(page: Page): Node[] {
  const former = Object.entries(readData('former_anchors.yaml')[page.id] ?? {}).filter(([, present]) =>
    present.includes('#'),
  );
  if (former.length === 0)
    throw new Error(
      `${page.file}: no section of the page moved to another page. Remove <Facts name="moved" />, or add its former anchors to src/data/former_anchors.yaml.`,
    );
  const links = former.map(([old, present]) => {
    const [id, anchor] = present.split('#') as [string, string];
    const address = anchor === '' ? routeOf(id) : `${routeOf(id)}#${anchor}`;
    return [movedLink(old, address, wordsOf(id, anchor, page.locale))];
  });
  return [linksAfter(page.t('moved'), listed(links))];
}

/** The words of a heading of a page, or of its title where the anchor is empty. */
function wordsOf(id: string, anchor: string, locale: LocaleCode): PhrasingContent[] {
  const {file, frontMatter, body} = readPageFile(id, locale);
  if (anchor === '') return inline(String(frontMatter.title));
  const words = new RegExp(`^#+ (.+) \\{/\\* #${anchor} \\*/\\}$`, 'm').exec(body)?.[1];
  if (words === undefined)
    throw new Error(
      `src/data/former_anchors.yaml: ${file} has no heading with the id ${anchor}. Name one that it has.`,
    );
  return inline(words);
}
