import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import builtPages from '../../../src/plugins/built-pages';
import {contentSecurityPolicy} from '../../../src/plugins/built-pages/steps/contentSecurityPolicy';
import {iconSprite} from '../../../src/plugins/built-pages/steps/iconSprite';
import {structuredData} from '../../../src/plugins/built-pages/steps/structuredData';

const pageOf = (html: string) => ({route: '/guide', html});
const folders: string[] = [];

/** A folder with these files, by path. */
function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

test('the policy follows the character set, and allows the inline code of the page and the styles of others by hashes', () => {
  const secure = contentSecurityPolicy({inlineStyles: ['b{}', 'a{}']});
  const html = secure(pageOf('<head><meta charset="UTF-8"><style>a{}</style></head>'));
  const [hash, other] = ['a{}', 'b{}'].map((code) => createHash('sha256').update(code).digest('base64'));
  expect(html).toMatch(
    /^<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><style>/,
  );
  expect(html).toContain(`style-src 'self' 'sha256-${other}' 'sha256-${hash}';`);
  expect(() => secure(pageOf('<head></head>'))).toThrow('/guide names no character set');
});

test('the sprite of icons is hidden without a style attribute', () => {
  expect(iconSprite()(pageOf('<svg style="display: none;"><defs>'))).toBe('<svg display="none"><defs>');
  expect(() => iconSprite()(pageOf('<svg hidden><defs>'))).toThrow(
    'Adapt src/plugins/built-pages/steps/iconSprite.ts to it.',
  );
});

test('structured data loses the mark of the head manager, and other scripts keep theirs', () => {
  const html =
    '<script data-rh="true" type="application/ld+json">{}</script><script data-rh="true" src="a.js"></script>';
  expect(structuredData({baseUrl: '/'})(pageOf(html))).toBe(
    '<script type="application/ld+json">{}</script><script data-rh="true" src="a.js"></script>',
  );
  expect(() => structuredData({baseUrl: '/'})(pageOf('<script type="application/ld+json">{}</script>'))).toThrow(
    'Adapt src/plugins/built-pages/steps/structuredData.ts to it.',
  );
});

/** Runs the plugin over a site of two pages. */
async function finish(...bodies: [string, string]): Promise<string> {
  const shell = '<svg style="display: none;"></svg><div id="__docusaurus_skipToContent_fallback"></div>';
  const html = (body: string): string =>
    `<html><head><meta charset="UTF-8"><link rel="stylesheet" href="/assets/css/styles.1.css"></head><body>${shell}${body}</body></html>`;
  const outDir = folderWith({
    'guide/index.html': html(bodies[0]),
    '404.html': html(bodies[1]),
    'assets/css/styles.1.css': '@layer theme{p{padding:0}kbd{padding:0}}p{margin:0}',
    'assets/js/main.1.js': '',
  });
  const context = {i18n: {currentLocale: 'en'}};
  const {postBuild} = builtPages(context as unknown as LoadContext);
  await postBuild!({outDir, baseUrl: '/', routesPaths: ['/guide', '/404.html', '/guide']} as never);
  return outDir;
}

test('every page passes through all steps, and the header has the policy that pages carry', async () => {
  const outDir = await finish('<p>a</p>', '<p>b</p>');
  const styles = '@layer theme;@layer theme{p{padding:0}}p{margin:0}';
  for (const name of ['guide/index.html', '404.html']) {
    const html = fs.readFileSync(path.join(outDir, name), 'utf8');
    expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
    expect(html).toContain(`<style>${styles}</style>`);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/css\/rest\.styles\.1\.css"><\/body>/);
  }
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(fs.readFileSync(path.join(outDir, '_headers'), 'utf8')).toContain(`'sha256-${hash}'`);
  expect(fs.readdirSync(path.join(outDir, 'guide'))).toEqual(['index.html']);
});

test('inline code that a single page has stops the build', async () => {
  await expect(finish('<p>a</p>', '<p>b</p><script>alert(1)</script>')).rejects.toThrow(
    '/404.html has other inline code than /guide: put its scripts and styles into files.',
  );
});
