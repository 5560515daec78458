/** Copied text contains no decoration: no symbol for a space, no bullet or arrow, and no space other than U+0020. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFolder, readAllBuilt, withoutStyles} from '../support/built';
import {pages} from '../support/pages';

/** Dots, bullets, arrows, pictures of control characters, the ellipsis, and invisible characters. */
const decoration =
  /[·•∙⋅…←-⇿⏎\u2400-\u243F\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}|&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|middot|bull|hellip|[lr]arr|#\d{3,}|#x\w{3,});/u;

/** Inline code in which `…` stands for the rest of a name. */
const beginnings = [
  '/3ds/…',
  '/i/…',
  '/p/…',
  '/preview/…',
  '/qr/….svg',
  '/s/…',
  'acc_…',
  'card/…',
  'Gateway-…',
  'webhook-…',
  'whsec_…',
  '…',
  '…_form',
  '…_h2h',
  '…_hpp',
];
/** Comments of samples that say how a function is called, and where a secret belongs. */
const usage = /^# .*SECRET \[[\w:=]*…\]$|secrets.* by point and key.*["']…["']/;
/** Screens of the cabinet show masked values, which the cabinet masks itself. */
const masked = ['•••• 1234', '•••• 4444', 'a•••@payer.example'];

const isAllowed = (text: string): boolean => beginnings.includes(text) || masked.includes(text);

/** The lines with decoration, each with its place and the character. */
function decoratedIn(place: string, text: string): string[] {
  if (!decoration.test(text) || isAllowed(text)) return [];
  return text
    .split('\n')
    .filter((line) => decoration.test(line) && !usage.test(line.trim()))
    .map((line) => `${place}: “${decoration.exec(line)![0]}” in “${line.trim()}”`);
}

/**
 * Code blocks, code in a line, and values that a press copies. Read with expressions: a parser needs a minute for all
 * pages.
 */
function copiedOfPage(html: string): string[] {
  const code = withoutStyles(html).matchAll(/<(pre|code|kbd|samp)\b[^>]*>([^]*?)<\/\1>/g);
  const values = html.matchAll(/<(\w+)\b[^<>]*\sdata-value\b[^<>]*>([^]*?)(?=<\/?(?:td|tr|table|tbody)\b|<\/\1>)/g);
  return [...code, ...values].map(([, , inner]) => inner!.replace(/<br\b[^>]*>/g, '\n').replace(/<[^>]+>/g, ''));
}

/** Code blocks and code in a line. */
function copiedOfMarkdown(markdown: string): string[] {
  const blocks: string[] = [];
  const prose = markdown.replace(/^([ >]*)(`{3,})[^`\n]*\n([^]*?)^\1\2$/gm, (_, _indent, _fence, block: string) => {
    blocks.push(block);
    return '';
  });
  return [...blocks, ...[...prose.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code]) => code!.trim())];
}

/** Paths of built files that end with one of these. */
function builtFiles(...endings: string[]): string[] {
  return fs
    .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.some((ending) => file.endsWith(ending)));
}

const read = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');

test('a code of a table is copied by a press on it, and the link to its row stands beside it', () => {
  let cells = 0;
  const linked = readAllBuilt().flatMap(({address, html}) =>
    [...html.matchAll(/<a\b[^>]*\shref="?#([\w-]+)"? id="?\1\b[^>]*>(.*?)<\/a>/g)].flatMap(([link, , text]) => {
      cells += 1;
      return text!.includes('<code') ? [`${address}: ${link}`] : [];
    }),
  );
  expect(cells).toBeGreaterThan(0);
  expect(linked).toEqual([]);
});

test('code and values of every page are without decoration', () => {
  const built = readAllBuilt();
  let [texts, values] = [0, 0];
  const decorated = built.flatMap(({address, html}) => {
    const copied = copiedOfPage(html);
    texts += copied.length;
    values += copied.filter((text) => /^\d+$/.test(text)).length;
    return copied.flatMap((text) => decoratedIn(address, text));
  });
  expect(decorated).toEqual([]);
  expect(built.length).toBeGreaterThanOrEqual(2 * pages.length);
  expect(texts).toBeGreaterThan(50_000);
  expect(values).toBeGreaterThan(1000);
});

test('code in the Markdown of every page is without decoration, and its text has no blanks of another kind', () => {
  const files = builtFiles('.md', 'llms.txt', 'llms-full.txt');
  let texts = 0;
  const decorated = files.flatMap((file) => {
    const markdown = read(file);
    const copied = copiedOfMarkdown(markdown);
    texts += copied.length;
    const blanks = [...markdown.matchAll(/^.*?((?! )\p{Zs}|\p{Cf}|\r).*$/gmu)].map(([line]) => `${file}: ${line}`);
    return [...copied.flatMap((text) => decoratedIn(file, text)), ...blanks];
  });
  expect(decorated).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(2 * pages.length);
  expect(texts).toBeGreaterThan(50_000);
});

test('published samples are without decoration, and have neither CR nor tabs', () => {
  const files = builtFiles('.sh', '.php', '.py', '.mjs', '.kt', '.java', '.http').filter((file) =>
    file.includes('samples/'),
  );
  const wrong = files.flatMap((file) => {
    const text = read(file);
    return [...decoratedIn(file, text), ...(/[\r\t]/.test(text) ? [`${file}: CR or tab`] : [])];
  });
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(2000);
});
