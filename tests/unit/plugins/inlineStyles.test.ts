import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {RenderedPage, Transform} from '../../../src/plugins/built-pages/page';
import {inlineStyles} from '../../../src/plugins/built-pages/steps/inlineStyles';

const layers = [
  '@layer theme{.menu{color:var(--ink)}.menu--open{color:red}.tags{color:blue}}',
  '@layer base{:root{--ink:#111;--paper:#fff;--rest:#777;--line:#999}[data-theme=dark]{--ink:#eee}[data-theme=sepia]{--ink:#420}}',
  '@layer theme{@media print{.hit,.menu{display:none}}a[href]:hover{color:var(--ink)}.hit{padding:1px}.avatar{border:0}}',
  '@layer theme{:focus-visible{outline:2px}nav>:where(a,kbd){margin:0}}',
  '@layer theme{@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s;margin:0}}',
  '@layer late,later;',
];
const [first, ...rest] = layers;
const own = [
  '.finder{color:var(--paper);border-radius:var(--corner)var(--round,1px)}',
  ':root{--line:#ccc;--corner:4px}.finder:hover,.menu:hover{color:red}@font-face{font-family:Sans;src:local(Arial)}@media (width > 30rem){.finder{margin:1px}}',
];
const later = '@media print{.finder{margin:0}}@media (forced-colors:active){.finder{border:1px solid}}';
const css = [first, own[0], later, ...rest, own[1]].join('');
const page =
  '<html><head><script>document.documentElement.setAttribute("data-theme","dark")</script></head><body><nav class="menu wheel"><a href=/x class=link>Card</a><svg fill="var(--line)"></svg></nav><main id="__docusaurus_skipToContent_fallback"></main></body></html>';

test('a page holds the rules that the first paint of its kind needs, and ends with the rest of the sheet', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  const write = (name: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  };
  write('assets/css/styles.12345678.css', css);
  write('assets/js/main.1.js', 'toggle("menu--open")');
  const linked = page.replace('</head>', '<link rel=stylesheet href=/uk/assets/css/styles.12345678.css /></head>');
  const written: string[] = [];
  const inline = (...pages: RenderedPage[]): Promise<Transform> =>
    inlineStyles({outDir: folder, baseUrl: '/uk/', pages, inlineStyles: written});
  const linkedPage = {route: '/uk/linked', html: linked};
  const tagged = {route: '/uk/tags/one', html: linked.replace('class=link', 'class="link tags finder"')};
  const transform = await inline(linkedPage, tagged);
  const before = '@layer theme,base;@layer theme{.menu{color:var(--ink)}';
  const between = '@layer base{:root{--ink:#111}[data-theme=dark]{--ink:#eee}}';
  const after = [
    '@layer theme{nav>:where(a,kbd){margin:0}}',
    '@layer theme{.wheel{margin:0}}',
    '@layer late,later;',
  ].join('');
  const expected: [RenderedPage, string][] = [
    [linkedPage, `${before}}${between}${after}:root{--line:#ccc}@font-face{font-family:Sans;src:local(Arial)}`],
    [
      tagged,
      `${before}.tags{color:blue}}.finder{color:var(--paper);border-radius:4px var(--round,1px)}${between.replace('#111', '#111;--paper:#fff')}${after}:root{--line:#ccc}@font-face{font-family:Sans;src:local(Arial)}@media (width > 30rem){.finder{margin:1px}}`,
    ],
  ];
  for (const [one, styles] of expected) {
    expect(transform(one)).toBe(
      one.html
        .replace(
          /<link rel=stylesheet[^>]*>/,
          `<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render"><style>${styles}</style>`,
        )
        .replace('</body>', '<link rel="stylesheet" href="/uk/assets/css/rest.styles.12345678.css"></body>'),
    );
  }
  // Without what no page and no script names, and without the custom properties that all pages have set.
  expect(fs.readFileSync(path.join(folder, 'assets/css/rest.styles.12345678.css'), 'utf8')).toBe(
    [
      '@layer theme{.menu{color:var(--ink)}.menu--open{color:red}.tags{color:blue}}',
      '@layer base{:root{--paper:#fff;--rest:#777;--line:#999}[data-theme=dark]{--ink:#eee}}',
      '@layer theme{@media print{.menu{display:none}}a[href]:hover{color:var(--ink)}}',
      '@layer theme{:focus-visible{outline:2px}nav>:where(a,kbd){margin:0}}',
      '@layer theme{@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s;margin:0}}',
      own[0],
      later,
      '@layer late,later;',
      // Only the inlined sheets have the value in its place.
      own[1]!.replace('--line:#ccc;', ''),
    ].join(''),
  );
  // One header holds for all pages, so the policy of each allows the styles of all.
  expect(written).toEqual(expected.map(([, styles]) => styles));
  const other = {route: '/uk/other', html: linked.replace('styles.1', 'styles.2')};
  expect(() => transform(other)).toThrow('/uk/other has the style sheet /uk/assets/css/styles.22345678.css');
  expect(() => transform({route: '/uk/bare', html: page})).toThrow(
    '/uk/bare has no link to the style sheet of the site. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  await expect(inline({route: '/uk/open', html: linked.replace(/<main.*<\/main>/, '')})).rejects.toThrow(
    'No page has the id __docusaurus_skipToContent_fallback after the navbar. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  await expect(inline()).rejects.toThrow('has no pages');
  write('assets/css/styles.12345678.css', own.join(''));
  await expect(inline(linkedPage)).rejects.toThrow(
    'The style sheet /uk/assets/css/styles.12345678.css has no cascade layers. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  fs.rmSync(folder, {recursive: true});
});
