import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {RenderedPage, Transform} from '../../../src/plugins/built-pages/page';
import {inlineStyles} from '../../../src/plugins/built-pages/steps/inlineStyles';

const layers = [
  '@layer theme{.menu{color:var(--ink)}.menu--open{color:red}.tags{color:blue}}',
  '@layer base{:root{--ink:#111;--paper:#fff;--rest:#777}[data-theme=dark]{--ink:#eee}[data-theme=sepia]{--ink:#420}}',
  '@layer theme{@media print{.hit,.menu{display:none}}a[href]:hover{color:var(--ink)}.hit{padding:1px}.avatar{border:0}}',
  '@layer theme{:focus-visible{outline:2px}nav>:where(a,kbd){margin:0}}',
  '@layer theme{@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s}}',
  '@layer late,later;',
];
const [first, ...rest] = layers;
const own = [
  '.finder{color:var(--paper)}',
  '@font-face{font-family:Sans;src:local(Arial)}@media (width > 30rem){.finder{margin:1px}}',
];
const later = '@media print{.finder{margin:0}}@media (forced-colors:active){.finder{border:1px solid}}';
const css = [first, own[0], later, ...rest, own[1]].join('');
const page =
  '<html><head><script>document.documentElement.setAttribute("data-theme","dark")</script></head><body><nav class="menu wheel"><a href=/x class=link>Card</a><svg fill="var(--line)"></svg></nav><main id="__docusaurus_skipToContent_fallback"></main></body></html>';

test('a page holds the site’s own rules and those of the framework that some page needs, and ends with the framework’s and what is not for screens', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  const write = (name: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  };
  write('assets/css/styles.12345678.css', css);
  const linked = page.replace('</head>', '<link rel=stylesheet href=/uk/assets/css/styles.12345678.css /></head>');
  const inline = (...pages: RenderedPage[]): Promise<Transform> =>
    inlineStyles({outDir: folder, baseUrl: '/uk/', pages});
  const linkedPage = {route: '/uk/linked', html: linked};
  const transform = await inline(linkedPage);
  const styles = [
    '@layer theme,base,late,later;@layer theme{.menu{color:var(--ink)}}',
    '@layer base{:root{--ink:#111;--paper:#fff}[data-theme=dark]{--ink:#eee}}',
    '@layer theme{@media print{.menu{display:none}}a[href]:hover{color:var(--ink)}}',
    '@layer theme{:focus-visible{outline:2px}nav>:where(a,kbd){margin:0}}',
    '@layer theme{@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s}}',
    '@layer late,later;',
    ...own,
  ].join('');
  expect(transform(linkedPage)).toBe(
    linked
      .replace(
        /<link rel=stylesheet[^>]*>/,
        `<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render"><style>${styles}</style>`,
      )
      .replace('</body>', '<link rel="stylesheet" href="/uk/assets/css/framework.styles.12345678.css"></body>'),
  );
  expect(fs.readFileSync(path.join(folder, 'assets/css/framework.styles.12345678.css'), 'utf8')).toBe(
    layers.join('') + later,
  );
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
