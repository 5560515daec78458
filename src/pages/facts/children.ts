import {element, inline, type Node} from '../../content/core/markdown';
import {listPages, loadSidebar, routeOf, type Category, type SidebarEntry} from '../../content/core/sidebar';
import {headOf, type Page} from '../page';

function findCategory(entries: SidebarEntry[], landing: string): Category | undefined {
  for (const entry of entries) {
    if (typeof entry === 'string') continue;
    const found = entry.landing === landing ? entry : findCategory(entry.items, landing);
    if (found) return found;
  }
  return undefined;
}

/**
 * The pages of a category, as links with descriptions: `<Facts name="children" />` for the category of which this is
 * the landing page, or of another one with `of="<id of its landing page>"`.
 */
export function build(page: Page, {of = page.id}: Record<string, string>): Node[] {
  const category = findCategory(loadSidebar(), of);
  if (!category) {
    throw new Error(
      `${page.file}: ${of} is not the landing page of a category in src/data/sidebar.yaml. Write the id of a landing page.`,
    );
  }
  const cards = listPages(category.items).map((id) => {
    const {title, description} = headOf(id, page.locale);
    return element('li', {className: ['card']}, [
      {type: 'paragraph', children: [{type: 'strong', children: inline(`[${title}](${routeOf(id)})`)}]},
      {type: 'paragraph', children: inline(description)},
    ]);
  });
  return [element('ul', {className: ['cards']}, cards)];
}
