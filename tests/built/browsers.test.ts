import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as gatewayPages from '../../src/local/pages';
import {translations} from '../../src/content/core/locales';
import {buildFolder} from '../support/built';
import {missingInMarkup, missingInScript, missingInStyles, oldest, type Missing} from '../support/compat';

/**
 * CSS features that some browser of `browserslist` lacks and the site uses nevertheless, each with the fallback. A
 * feature that is no longer used fails the test.
 */
const inStyles: Record<string, string> = {
  // Pointers, handles and colours that phones or older versions of Safari do not show.
  'cursor: pointer': 'the usual pointer',
  'cursor: default': 'the usual pointer',
  'cursor: not-allowed': 'the usual pointer',
  'accent-color': 'checkboxes in the colour of the browser',
  '::selection': 'the selection in the colour of the browser',
  resize: 'the field keeps its height and scrolls',
  'resize: vertical': 'the field keeps its height and scrolls',
  'scrollbar-width': 'a wider scroll bar',
  'scrollbar-width: thin': 'a wider scroll bar',
  'paint-order': 'a thicker letter',
  'box-decoration-break: clone': 'a background without padding at the break of a line',
  'forced-color-adjust': 'the colours that the reader forces',
  'forced-color-adjust: none': 'the colours that the reader forces',
  // Other breaks of lines and pages.
  'text-wrap': 'a heading breaks where the line is full',
  'text-wrap: balance': 'a heading breaks where the line is full',
  'text-size-adjust': 'text is enlarged when a phone is turned',
  'page-break-after: avoid': 'a heading may end a printed page',
  'break-after: avoid-page': 'a heading may end a printed page',
  // Slower, because content out of view is laid out, too.
  'content-visibility': 'all is laid out',
  'content-visibility: auto': 'all is laid out',
  'content-visibility: visible': 'all is laid out',
  '::details-content': 'src/clientModules/printOpen.ts opens the blocks before they are printed',
  'contain-intrinsic-block-size': 'all is laid out',
  'overscroll-behavior': 'a sheet at its end scrolls the page',
  'overflow-clip-margin': 'nothing is clipped that is not laid out',
};

/** Script APIs: used after feature detection, or methods of a library with the name of a newer built-in one. */
const inScripts: Record<string, string> = {
  '.createContext()': 'of React',
  '.toArray()': 'of React, and of lunr',
  '.run()': 'of the gateway, and of lunr',
  '.destroy()': 'of the hashes of @noble/hashes',
  '.use()': 'of lunr',
  '.configure()': 'of nprogress',
  '.isValid()': 'of libphonenumber-js',
  '.build()': 'of lunr',
  '.union()': 'of lunr',
  '.take()': 'of lunr',
  '.expand()': 'of lunr',
  '.hide()': 'of a menu of the theme',
  ClipboardItem: 'the Markdown is fetched first, then written as text',
  trustedTypes: 'text becomes HTML without a policy',
  'window.trustedTypes': 'text becomes HTML without a policy',
  '.createPolicy()': 'text becomes HTML without a policy',
  '.createHTML()': 'text becomes HTML without a policy',
  '.createScriptURL()': 'text becomes HTML without a policy',
  requestIdleCallback: 'setTimeout',
  setImmediate: 'React uses a MessageChannel',
  navigation: 'React shows no progress of the browser during a transition',
  '.startViewTransition()': 'of a part of React that the site does not use',
  '.skipTransition()': 'of a part of React that the site does not use',
  SuppressedError: 'an error of its own',
  '.toHex()': '@noble/hashes has its own',
  '.fromHex()': '@noble/hashes has its own',
  '.toBase64()': '@scure/base has its own',
  '.fromBase64()': '@scure/base has its own',
  'Uint8Array.fromHex': '@noble/hashes has its own',
  'Uint8Array.fromBase64': '@scure/base has its own',
  'Symbol.dispose': 'of a helper of the compiler, which asks for it',
  'Symbol.asyncDispose': 'of a helper of the compiler, which asks for it',
};

/** Elements, attributes and their values, each with the fallback. */
const inMarkup: Record<string, string> = {
  'meta[name=viewport]': 'for phones; elsewhere the window has its width',
  'meta[name=theme-color]': 'the browser’s own colour around the page',
  'link[rel=icon]': 'no icon beside the title',
  'link[rel=expect]': 'the navbar may be painted in parts',
  'link[blocking]': 'the navbar may be painted in parts',
  'details[name]': 'two menus of a page may be open at a time',
  'textarea[autocapitalize]': 'for the keyboards of phones',
};

/** A page of each kind that the local gateway draws for payers, with every control that it can have. */
const entry = {
  data: {id: 'trx_1', type: 'payin', status: 'success', amount: '1.00', currency: 'EUR', external_id: '1'},
  hidden: {returnUrl: 'https://shop.example/'},
} as unknown as Parameters<typeof gatewayPages.framedChallenge>[0];
const fields = [{name: 'email', label: 'E-mail', isRequired: true}] as Parameters<typeof gatewayPages.invoicePage>[1];
const payerPages: Record<string, string> = {
  transactionPage: gatewayPages.transactionPage({} as never, entry, 'p'),
  framedChallenge: gatewayPages.framedChallenge(entry),
  invoicePage: gatewayPages.invoicePage({data: {minimum_payment: '1.00'}} as never, fields),
  sharedPage: gatewayPages.sharedPage({data: {}} as never, {title: 'A', fields, cancelUrl: 'https://shop.example/'}),
  refusalPage: gatewayPages.refusalPage('No.', '/p/1'),
  previewPage: gatewayPages.previewPage({language: 'en', support: {email: 'help@shop.example'}} as never),
};

const files = fs
  .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
  .map((name) => path.join(buildFolder, name));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** The first file in which each name occurs, with the browsers that lack it. */
function gather(all: Iterable<[file: string, missing: Missing]>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, missing] of all) {
    for (const [name, browsers] of missing) {
      if (!found.has(name)) found.set(name, `${path.relative(buildFolder, file)}: ${browsers.join(', ')}`);
    }
  }
  return found;
}

function expectOnly(found: Map<string, string>, known: Record<string, string>): void {
  const unknown = [...found].filter(([name]) => !(name in known)).map(([name, where]) => `${name} in ${where}`);
  expect(unknown).toEqual([]);
  expect(Object.keys(known).filter((name) => !found.has(name))).toEqual([]);
}

test('the list names the five browsers whose support is looked up', () => {
  expect([...oldest.keys()].sort()).toEqual(['chrome', 'edge', 'firefox', 'safari', 'safari_ios']);
});

test('styles use what every browser of the list knows, or what reads well without', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const inline = new Set(
    pages.flatMap((file) => [...read(file).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!)),
  );
  const sheets: [string, string][] = [
    ...files.filter((file) => file.endsWith('.css')).map((file): [string, string] => [file, read(file)]),
    ...[...inline].map((css): [string, string] => ['inline', css]),
  ];
  expect(sheets.length).toBeGreaterThan(8);
  expectOnly(gather(sheets.map(([file, css]) => [file, missingInStyles(css)])), inStyles);
});

test('scripts, those of others included, use what every browser of the list knows, or ask for it', () => {
  // The bundles of other languages differ only in their texts.
  const others = translations.map(({code}) => path.join(buildFolder, code, '/'));
  const scripts: [string, string][] = files
    .filter((file) => file.endsWith('.js') && !others.some((folder) => file.startsWith(folder)))
    .map((file): [string, string] => [file, read(file)]);
  const pages = files.filter((file) => file.endsWith('.html'));
  const inline = new Set(
    pages.flatMap((file) =>
      [...read(file).matchAll(/<script(?![^>]*(?:src|application\/))[^>]*>([^]*?)<\/script>/g)].map(
        ([, code]) => code!,
      ),
    ),
  );
  expect(inline.size).toBeGreaterThan(0);
  scripts.push(...[...inline].map((code): [string, string] => ['inline', code]));
  expect(scripts.length).toBeGreaterThan(200);
  expectOnly(gather(scripts.map(([file, code]) => [file, missingInScript(code)])), inScripts);
});

test('pages, and those that the local gateway draws for payers, are made of what every browser of the list knows', () => {
  expect(Object.keys(payerPages).sort()).toEqual(
    Object.keys(gatewayPages)
      .filter((name) => /Page$|Challenge$/.test(name))
      .sort(),
  );
  for (const [name, html] of Object.entries(payerPages)) {
    // Their policy blocks scripts and styles, so the checks below look at markup alone.
    expect(html, name).not.toMatch(/<(?:script|style|link)\b|\s(?:style|on\w+)=/);
  }
  expect(gatewayPages.pageHeaders['Content-Security-Policy']).toContain("default-src 'none'");
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  const documents = [...Object.entries(payerPages), ...pages.map((file): [string, string] => [file, read(file)])];
  expectOnly(gather(documents.map(([file, html]) => [file, missingInMarkup(html)])), inMarkup);
}, 120_000);
