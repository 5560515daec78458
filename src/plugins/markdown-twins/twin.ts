import {brand} from '../../brand';
import {locales, prefixOf, type LocaleCode} from '../../content/core/locales';
import {paragraph, type Node} from '../../content/core/markdown';
import {routeOf} from '../../content/core/sidebar';
import {twinAddress} from '../../content/pages/twinAddress';
import {createPage, type Page} from '../remark-facts/page';
import {toPlain} from './plain';
import {readTree} from './readTree';
import {stringify} from './stringify';

/** The address of a page in a language, with the language. */
export function addressIn(id: string, locale: LocaleCode): string {
  return `${prefixOf(locale)}${routeOf(id)}`;
}

/** What a page is called, what it is about, and where it is, for a reader who has nothing but this text. */
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

/** The nodes of a page as plain Markdown: prose and facts, in the order of the page, without a component or any HTML. */
export function writeTwin(tree: Node[], page: Page): string {
  return stringify([...headNodes(page), ...toPlain(tree, page)]);
}

/** The same of a page that is read for it. */
export async function drawTwin(id: string, locale: LocaleCode): Promise<string> {
  const {frontMatter, tree} = await readTree(id, locale);
  return writeTwin(tree, createPage(id, locale, frontMatter));
}
