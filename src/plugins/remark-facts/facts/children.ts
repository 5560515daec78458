import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fillBrand} from '../../../content/brandTokens';
import {element, inline, type Node} from '../../../content/markdown';
import {root} from '../../../content/root';
import {hasPage, listPages, loadSidebar, routeOf, type Category, type Entry} from '../../../content/routes';
import {fileOf, type Page} from '../page';

function findCategory(entries: Entry[], landing: string): Category | undefined {
  for (const entry of entries) {
    if (typeof entry === 'string') continue;
    const found = entry.landing === landing ? entry : findCategory(entry.items, landing);
    if (found) return found;
  }
  return undefined;
}

/** Title and description of a page in the language of the page that lists it. */
export function headOf(id: string, page: Page): {title: string; description: string} {
  const file = fileOf(id, page.locale);
  const matter = /^---\n([\s\S]*?)\n---/.exec(fillBrand(fs.readFileSync(path.join(root, file), 'utf8'), file));
  return parse(matter?.[1] ?? '') as {title: string; description: string};
}

/**
 * The pages below a landing page, each as a link with its description: `<Facts name="children" />`,
 * or of another category's landing page with `of="<page id>"`.
 */
export function build(page: Page, {of = page.id}: Record<string, string>): Node[] {
  const category = findCategory(loadSidebar(), of);
  if (!category) {
    throw new Error(`${page.file}: ${of} opens no category of src/data/sidebar.yaml. Write the id of a landing page.`);
  }
  const cards = listPages(category.items)
    .filter(hasPage)
    .map((id) => {
      const {title, description} = headOf(id, page);
      return element('li', {className: ['card']}, [
        {type: 'paragraph', children: [{type: 'strong', children: inline(`[${title}](${routeOf(id)})`)}]},
        {type: 'paragraph', children: inline(description)},
      ]);
    });
  return [element('ul', {className: ['cards']}, cards)];
}
