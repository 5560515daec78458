import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Page, Transform} from '../../../src/plugins/built-pages/page';
import {inlineStyles} from '../../../src/plugins/built-pages/steps/inlineStyles';

const css = '@layer theme{.menu{color:var(--ink)}}.avatar{background:url("data:image/svg+xml;utf8,<svg/>")}$&';
const page =
  '<html><head><script>document.documentElement.setAttribute("data-theme","dark")</script></head><body><nav class="menu wheel"><a href=/x class=link>Card</a><svg fill="var(--line)"></svg></nav><main id="__docusaurus_skipToContent_fallback"></main></body></html>';

test('a page holds the style sheet of the site and asks for none', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  const write = (name: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  };
  write('assets/css/styles.12345678.css', css);
  const linked = page.replace('</head>', '<link rel=stylesheet href=/uk/assets/css/styles.12345678.css /></head>');
  const inline = (...pages: Page[]): Transform => inlineStyles({outDir: folder, baseUrl: '/uk/', pages});
  const first = {route: '/uk/linked', html: linked};
  const transform = inline(first);
  expect(transform(first)).toBe(
    linked.replace(
      /<link rel=stylesheet[^>]*>/,
      () => `<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render"><style>${css}</style>`,
    ),
  );
  const other = {route: '/uk/other', html: linked.replace('styles.1', 'styles.2')};
  expect(() => transform(other)).toThrow('/uk/other has the style sheet /uk/assets/css/styles.22345678.css');
  expect(() => transform({route: '/uk/bare', html: page})).toThrow(
    '/uk/bare has no link to the style sheet of the site. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  expect(() => inline({route: '/uk/open', html: linked.replace(/<main.*<\/main>/, '')})).toThrow(
    'No page has the id __docusaurus_skipToContent_fallback after the navbar. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  expect(() => inline()).toThrow('has no pages');
  write('assets/css/styles.12345678.css', '.mark{background:url(../img/mark.svg)}');
  expect(() => inline(first)).toThrow(
    'The style sheet /uk/assets/css/styles.12345678.css has url(../img/mark.svg), which leads elsewhere from a page. Adapt src/plugins/built-pages/steps/inlineStyles.ts',
  );
  fs.rmSync(folder, {recursive: true});
});
