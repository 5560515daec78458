import {loadGlossary} from '../../content/reference/glossary';
import {secondLocaleOf} from '../../content/core/locales';
import {component, type Node} from '../../content/core/markdown';
import {isPage, pageAt} from '../../content/core/sidebar';
import {linkedTable} from '../tables/linkedTable';
import {letterLinks, quickLinks} from '../tables/quickLinks';
import {headOf, type Page} from '../page';

/**
 * Every term with its definition, with a text filter and a permalink per row (`#payer`): `<Facts name="glossary" />`.
 */
export function build(page: Page): Node[] {
  const t = (label: string): string => page.t(`reference.glossary.${label}`);
  const second = secondLocaleOf(page.locale);
  const rows = loadGlossary(page.locale).map(({id, names, definition, page: address}) => {
    const target = pageAt(address.replace(/#.*$/, ''));
    if (!isPage(target))
      throw new Error(
        `src/data/glossary.yaml: the term ${id} links to ${address}, which is not a page. Write the address of a page.`,
      );
    return {
      id,
      cells: [names[page.locale], names[second.code], definition, `[${headOf(target, page.locale).title}](${address})`],
    };
  });
  const letters = quickLinks(page, letterLinks(rows.map(({id, cells: [name]}) => ({id, name: name!}))));
  const node = linkedTable(page, [t('term'), t('second'), t('definition'), t('more')], rows, {
    foreign: {1: second.htmlLang},
  });
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [letters, node])];
}
