import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {loadQuickly, withoutStyles} from '../support/built';
import {listFiles, readText} from '../support/files';

const validator = new HtmlValidate({
  root: true,
  // Requirements of WCAG and ARIA, of the HTML standard and for whole documents; no rules of style.
  extends: ['html-validate:a11y', 'html-validate:standard', 'html-validate:document'],
  rules: {
    // Requirements of the standard that only the preset `recommended` contains.
    'attr-delimiter': 'error',
    'input-attributes': 'error',
    'script-type': 'error',
    // Advice for files of other hosts, of which the site has none.
    'require-sri': 'off',
    // Advice, no error: a drawn table that stacks its cells and a link that opens a menu keep their roles on purpose.
    'prefer-native-element': 'off',
  },
});

/** The errors of a document, each with its place. */
function faultsOf(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({messages}) =>
      messages.map(
        ({line, column, selector, message, ruleId}) => `${line}:${column} ${selector}: ${message} (${ruleId})`,
      ),
    );
}

const files = listFiles('build').filter((file) => file.endsWith('.html'));
const localeOf = (file: string) => locales.find(({code}) => file.startsWith(`build/${code}/`)) ?? locales[0];

for (const locale of locales) {
  test(`${locale.code}: every document is valid HTML, redirects and the 404 too`, () => {
    const own = files.filter((file) => localeOf(file) === locale);
    expect(own).toContain(locale === locales[0] ? 'build/404.html' : `build/${locale.code}/404.html`);
    expect(own.length).toBeGreaterThan(100);
    // No rule checks the inline styles, and all pages of a language have the same ones: only one page keeps them.
    const documentOf = (file: string, index: number): string =>
      index === 0 ? readText(file) : withoutStyles(readText(file));
    const faults = own.flatMap((file, index) => faultsOf(documentOf(file, index)).map((fault) => `${file}:${fault}`));
    // The first ones: a fault of a component repeats on hundreds of pages.
    expect(faults.slice(0, 10), `${faults.length} faults; correct them in src/`).toEqual([]);
    console.log(`valid HTML: ${own.length} documents`);
  });
}

/** Sections and articles without a heading in them. */
function headless(html: string): string[] {
  const $ = loadQuickly(withoutStyles(html));
  return $('section, article')
    .toArray()
    .filter((part) => $(part).find('h1, h2, h3, h4, h5, h6').length === 0)
    .map((part) => $.html($(part).clone().empty()));
}

test('every section and article of every document has a heading', () => {
  const faults = files.flatMap((file) => headless(readText(file)).map((part) => `${file}: ${part}`));
  expect(faults.slice(0, 10), `${faults.length} faults: add a heading, or write a div`).toEqual([]);
  expect(
    files.reduce((sum, file) => sum + (readText(file).match(/<(section|article)\b/g) ?? []).length, 0),
  ).toBeGreaterThan(500);
  expect(headless('<article><h1>A</h1><section class="b"><p>C</p></section></article>')).toEqual([
    '<section class="b"></section>',
  ]);
});

test('the validator itself finds a block in code, an id used twice, a label of nothing and a cell without a row', () => {
  const rules = (body: string) =>
    faultsOf(`<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`).map(
      (fault) => /\(([^()]*)\)$/.exec(fault)![1],
    );
  expect(rules('<pre><code><span>1</span><br></code></pre>')).toEqual([]);
  expect(rules('<pre><code><div>1</div></code></pre>')).toEqual(['element-permitted-content']);
  expect(rules('<p id="a">1</p><p id="a">2</p>')).toEqual(['no-dup-id']);
  expect(rules('<label for="no">1</label>')).toEqual(['no-missing-references']);
  expect(rules('<table><tbody><td>1</td></tbody></table>')).toEqual(['element-permitted-content']);
});
