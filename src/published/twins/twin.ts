import {brand} from '../../brand';
import {locales, prefixOf, type LocaleCode} from '../../content/core/locales';
import {paragraph, type Node} from '../../content/core/markdown';
import {routeOf} from '../../content/core/sidebar';
import {twinAddress} from '../../content/pages/twinAddress';
import type {Blocks} from '../../pages/insertFacts';
import {createPage, type Page} from '../../pages/page';
import {toPlain} from './plain';
import {readTree} from './readTree';
import {stringify} from './stringify';

/** The path of a page in a locale, with the locale's prefix. */
export function addressIn(id: string, locale: LocaleCode): string {
  return `${prefixOf(locale)}${routeOf(id)}`;
}

/** Title, description and address, for a reader who has only this file. */
function headNodes(page: Page): Node[] {
  const {id, locale, t} = page;
  const {title, description} = page.frontMatter as {title: string; description: string};
  const others = locales
    .filter(({code}) => code !== locale)
    .map(({code, label}) => `[${label}](${twinAddress(addressIn(id, code))})`);
  const address = `https://${brand.hosts.site}${addressIn(id, locale)}`;
  const index = `[${t('twin.index')}](${addressIn('llms.txt', locale)})`;
  return [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {
      type: 'blockquote',
      children: [
        paragraph(description),
        paragraph([`${t('twin.page')}: ${address}`, ...others, index].join(' · ')),
      ] as never[],
    },
  ];
}

/** Serializes the nodes of a page as plain Markdown, in page order, without components and HTML. */
export function writeTwin(tree: Node[], page: Page): string {
  return stringify([...headNodes(page), ...toPlain(tree, page)]);
}

/** Like `writeTwin`, for a page that has to be read from its source. */
export async function renderTwin(id: string, locale: LocaleCode, blocks: Blocks): Promise<string> {
  const {frontMatter, tree} = await readTree(id, locale, blocks);
  return writeTwin(tree, createPage(id, locale, frontMatter));
}
