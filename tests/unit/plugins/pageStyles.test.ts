import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Page, Transform} from '../../../src/plugins/built-pages/page';
import {inlineStyles} from '../../../src/plugins/built-pages/steps/inlineStyles';
import {divideStyles} from '../../../src/plugins/built-pages/steps/inlineStyles/divideStyles';

const css = [
  '@layer theme{.menu{color:var(--ink)}.menu--open{color:red}.tags{color:blue}}',
  ':root{--ink:#111;--paper:#fff;--tag:#00f;--line:#999}[data-theme=dark]{--ink:#eee}[data-theme=sepia]{--ink:#420}',
  '@media print{.hit,.menu{display:none}}',
  'a[href]:hover{color:var(--paper)}.hit{padding:1px}.alert--warning{margin:0}.card{border:0}',
  ':focus-visible{outline:2px}nav>:where(a,kbd){margin:0}',
  '@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s}',
  '@font-face{font-family:Sans;src:local(Arial)}',
].join('');
const page =
  '<html><head><script>document.documentElement.setAttribute("data-theme","dark")</script></head><body><nav class="menu wheel"><a href=/x class=link>Card</a><svg fill="var(--line)"></svg></nav></body></html>';
const scripts = [
  'clsx("menu",o&&"menu--open");a={hit:"hit"};b="alert--"+type;',
  'contentTitle:()=>l;"a card with tags"',
];

test('what pages are made of stands in them, what scripts add comes later, and nothing else is left', async () => {
  const {inPage, later} = await divideStyles(css, [page], scripts);
  expect(inPage).toBe(
    '@layer theme{.menu{color:var(--ink)}}:root{--ink:#111;--paper:#fff;--line:#999}[data-theme=dark]{--ink:#eee}@media print{.menu{display:none}}a[href]:hover{color:var(--paper)}:focus-visible{outline:2px}nav>:where(a,kbd){margin:0}@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s}@font-face{font-family:Sans;src:local(Arial)}',
  );
  expect(later).toBe(
    '@layer theme{.menu--open{color:red}}@media print{.hit{display:none}}.hit{padding:1px}.alert--warning{margin:0}',
  );
});

test('a page has its styles in it, and the file of the rest behind them', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  fs.mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  fs.mkdirSync(path.join(folder, 'assets/js'));
  fs.writeFileSync(path.join(folder, 'assets/css/styles.12345678.css'), css);
  fs.writeFileSync(path.join(folder, 'assets/js/main.12345678.js'), scripts[0]!);
  const linked = page.replace('</head>', '<link rel=stylesheet href=/uk/assets/css/styles.12345678.css /></head>');
  const divide = (...pages: Page[]): Promise<Transform> => inlineStyles({outDir: folder, baseUrl: '/uk/', pages});
  const first = {route: '/uk/linked', html: linked};
  const placed = (await divide(first))(first);
  expect(placed).toMatch(
    /<\/script><link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render"><style>@layer theme\{\.menu\{[^<]*<\/style><link rel="preload" href="\/uk\/assets\/css\/later\.[0-9a-f]{8}\.css" as="style" data-later><\/head>/,
  );
  const [later, ...others] = fs.readdirSync(path.join(folder, 'assets/css'));
  expect(others).toEqual([]);
  expect(placed).toContain(later);
  expect(fs.readFileSync(path.join(folder, 'assets/css', later!), 'utf8')).toContain('.menu--open');
  fs.writeFileSync(path.join(folder, 'assets/css/styles.12345678.css'), css);
  await expect(divide()).rejects.toThrow('has no pages');
  const other = {route: '/uk/other', html: linked.replace('styles.1', 'styles.2')};
  await expect(divide(first, other)).rejects.toThrow('each page is to have one and the same style sheet');
  await expect(divide(first, {route: '/uk/bare', html: page})).rejects.toThrow('/uk/bare has no style sheet');
  fs.rmSync(folder, {recursive: true});
});
