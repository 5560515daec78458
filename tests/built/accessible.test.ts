import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {loadQuickly, readBuilt} from '../support/built';

/** The beginning of each element's HTML, for failure messages. */
const quote = ($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] =>
  elements.get().map((element) => $.html(element).slice(0, 160));

/** Elements of a selector without an accessible name in `aria-label` or in an element of `aria-labelledby`. */
function unnamed($: CheerioAPI, selector: string): ReturnType<CheerioAPI> {
  return $(selector).filter((_, element) => {
    const label = $(element).attr('aria-label')?.trim();
    const ids = $(element).attr('aria-labelledby')?.split(/\s+/) ?? [];
    return !label && !ids.some((id) => $(`[id="${id}"]`).text().trim() !== '');
  });
}

/** Rules for every page by name: each returns the elements that break it. */
const rules: Record<string, ($: CheerioAPI) => string[]> = {
  'one h1, in the one main': ($) =>
    $('main').length === 1 && $('h1').length === 1 && $('main h1').length === 1
      ? []
      : [`${$('main').length} main, ${$('h1').length} h1`],
  'headings in order from the first to the last': ($) => {
    const headings = $('h1, h2, h3, h4, h5, h6');
    const levels = headings.get().map(({name}) => Number(name[1]));
    return levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? quote($, headings.eq(index)) : []));
  },
  'the first link leads past the navbar to the part that holds main': ($) => {
    const target = $('a').first().attr('href') ?? '';
    return /^#./.test(target) && $(target).is('main, :has(main)') ? [] : [target];
  },
  'navigations with a name of their own, and one footer': ($) => {
    const names = $('nav')
      .get()
      .map((nav) => $(nav).attr('aria-label'));
    return names.every(Boolean) && new Set(names).size === names.length && $('footer').length === 1
      ? []
      : names.map(String);
  },
  'named tables': ($) =>
    quote(
      $,
      unnamed($, 'table, [role=table]').filter((_, table) => $(table).find('caption').length === 0),
    ),
  'tables with heads that are not empty and name their columns or rows': ($) => [
    ...quote(
      $,
      $('table').filter((_, table) => $(table).find('th').length === 0),
    ),
    ...quote(
      $,
      $('th').filter((_, head) => $(head).text().trim() === '' || !/^(col|row)$/.test($(head).attr('scope') ?? '')),
    ),
    ...quote(
      $,
      $('[role=table]').filter((_, table) => $(table).find('[role=columnheader]').length === 0),
    ),
  ],
  'code blocks that the keyboard reaches, with a name': ($) => [
    ...quote($, $('.theme-code-block pre:not([tabindex=0])')),
    ...quote($, unnamed($, '.theme-code-block pre')),
    ...quote($, $('.theme-code-block pre:not([role])')),
  ],
  'tabs in a named list, tied to a panel that names them back, one of them chosen': ($) => [
    ...quote($, unnamed($, '[role=tablist], [role=tabpanel]')),
    ...quote(
      $,
      $('[role=tab]').filter(
        (_, tab) =>
          $(tab).closest('[role=tablist]').length === 0 ||
          !$(`[id="${$(tab).attr('aria-controls')}"]`).is('[role=tabpanel]'),
      ),
    ),
    ...quote(
      $,
      $('[role=tablist]').filter(
        (_, list) =>
          $(list).find('[role=tab][aria-selected=true][tabindex=0]').length !== 1 ||
          $(list).find('[role=tab][tabindex=0]').length !== 1,
      ),
    ),
  ],
  'pictures and drawings with words, or hidden from those who do not see them': ($) => [
    ...quote($, $('img:not([alt])')),
    ...quote(
      $,
      unnamed($, 'svg:not([aria-hidden=true], [display=none])').filter(
        (_, svg) =>
          $(svg).children('title').text() === '' &&
          $(svg).parents('[aria-hidden=true], [aria-label], svg').length === 0,
      ),
    ),
    ...quote(
      $,
      unnamed($, 'figure').filter((_, figure) => $(figure).children('figcaption').length === 0),
    ),
  ],
  'links and buttons with a name': ($) =>
    quote(
      $,
      unnamed($, 'a[href], button, summary').filter(
        (_, control) =>
          $(control).text().trim() === '' &&
          !$(control).attr('title') &&
          $(control).find('img[alt]:not([alt=""]), svg[aria-label]').length === 0,
      ),
    ),
  'fields with a label': ($) =>
    quote(
      $,
      unnamed($, 'input, select, textarea').filter(
        (_, field) => !$(`label[for="${$(field).attr('id')}"]`).length && $(field).closest('label').length === 0,
      ),
    ),
};

/** Broken rules of a page; valid.test.ts tests whether its HTML is valid. */
const faultsOf = (html: string): string[] => {
  const $ = loadQuickly(html);
  // The quick parser puts the rows into the last `<th>`, because the build omits its end tag.
  $('th > tbody').each((_, rows) => void $(rows).closest('table').append(rows));
  return Object.entries(rules).flatMap(([rule, check]) => check($).map((place) => `${rule}: ${place}`));
};

for (const {code} of locales) {
  test(`${code}: every page has its landmarks, headings, names and heads`, () => {
    const own = readBuilt(code);
    expect(own.length).toBeGreaterThan(100);
    const faults = own.flatMap(({address, html}) => faultsOf(html).map((fault) => `${address}: ${fault}`));
    expect(faults.slice(0, 20), `${faults.length} faults`).toEqual([]);
  });
}

test('each rule finds its fault', () => {
  const page = (text: string, rest = '<footer></footer>') =>
    `<body><a href="#skip">Skip</a><nav aria-label="Main"></nav><div id="skip"><main><h1>A</h1>${text}</main></div>${rest}`;
  const broken = (html: string) => [...new Set(faultsOf(html).map((fault) => fault.split(':')[0]))];
  expect(
    broken(
      page('<h2>B</h2><table aria-label="B"><tr><th scope="col">C</th></tr></table><svg aria-hidden="true"></svg>'),
    ),
  ).toEqual([]);
  const names = Object.keys(rules);
  const faulty = [
    page('<h1>B</h1>'),
    page('<h3>B</h3>'),
    page('').replace('#skip', '#no'),
    page('<nav></nav>'),
    page('<table><tr><th scope="col">B</th></tr></table>'),
    page('<table aria-label="B"><tr><th>C</th></tr></table>'),
    page('<div class="theme-code-block"><pre role="group" aria-label="C">D</pre></div>'),
    page(
      '<ul role="tablist" aria-label="B"><li role="tab" tabindex="0" aria-selected="true" aria-controls="no">C</li></ul>',
    ),
    page('<img src="a.png">'),
    page('<a href="/b"><svg aria-hidden="true"></svg></a>'),
    page('<input id="b">'),
  ];
  expect(faulty.map(broken)).toEqual(names.map((name) => [name]));
});
