import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {loadSidebar, routeOf, type Category, type SidebarEntry} from '../../../../src/content/core/sidebar';

/** The links in the HTML of a page: all of open categories, only the landing page of a closed one. */
function links(entry: SidebarEntry, openKeys: Set<string>): string[] {
  if (typeof entry === 'string') return [entry];
  const isOpen = !entry.landing || openKeys.has(entry.key);
  return [
    ...(entry.landing ? [entry.landing] : [entry.label]),
    ...(isOpen ? entry.items.flatMap((item) => links(item, openKeys)) : []),
  ];
}

function categories(entries: SidebarEntry[], above: string[] = []): string[][] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [] : [[...above, entry.key], ...categories(entry.items, [...above, entry.key])],
  );
}

test('with all pages in place, the sidebar stays under 5 kB compressed in whatever category the reader is', () => {
  const sidebar: Category[] = loadSidebar();
  const sizes = categories(sidebar).map((open) => {
    const keys = new Set(open);
    const html = sidebar
      .flatMap((category) => links(category, keys))
      .map((id) => {
        const label = id.split('/').slice(-2).join(' ').replace(/_/g, ' ');
        return `<li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item"><a class="menu__link" tabindex="0" href="/uk${routeOf(id)}"><span title="${label}" class="linkLabel_WmDU">${label}</span></a></li>`;
      })
      .join('');
    return {open: open.join(' > '), bytes: gzipSync(html).length};
  });
  const largest = sizes.sort((one, other) => other.bytes - one.bytes)[0]!;
  console.log(`largest sidebar: ${largest.bytes} bytes in ${largest.open}`);
  expect(largest.bytes).toBeLessThan(5000);
});
