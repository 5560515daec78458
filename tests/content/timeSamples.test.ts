/** The expressions of `/request_format` and `/request_format_v1` that write a time: each runs, and the gateway takes it. */
import {expect, test} from 'vitest';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {fromRfc3339, toRfc3339} from '../../src/gateway/values/time';
import {programmingLanguages} from '../../src/samples/languages';
import {readPageFile} from '../../src/pages/page';
import type {Json} from '../support/json';
import {Merchant} from '../support/merchant';
import {loadRunner} from '../support/sampleRunner';
import {testFolder} from '../support/testFolder';

/** The runners that evaluate an expression, by the label of their language. Kotlin has the expression of Java. */
const runners = new Map(
  (
    await Promise.all(
      programmingLanguages.map(async (language) => [language.label, (await loadRunner(language)).evaluate] as const),
    )
  ).filter(([, evaluate]) => evaluate),
);

/** The section of a page that says how to write a time. */
const sectionOf = (page: string, locale: LocaleCode): string =>
  readPageFile(page, locale).body.split('{/* #write-time */}')[1]!.split('\n#')[0]!;

/** The rows of its table, without the head. */
function rowsOf(page: string, locale: LocaleCode): string[][] {
  const lines = sectionOf(page, locale)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| |`| \|$/g, '')));
}

/** A time without its digits and without its fraction: the form that a page shows. */
const formOf = (time: string): string => time.replace(/\.\d+/, '').replace(/\d/g, '0');

/** What the gateway stores of a time that is later than its own by an hour. */
function stored(version: 'v1' | 'v2', time: string): unknown {
  const merchant = new Merchant();
  merchant.now = Math.floor(Date.now() / 1000) - 3600;
  const card = {card_number: '5555555555554444', expires_at: time};
  const {body} = merchant.send(`/${version}/cards/whitelist_add`, card);
  return ((body.data ?? body.result ?? body) as Json).expires_at;
}

test.each(['request_format', 'request_format_v1'])(
  'each expression of /%s writes a time that the gateway accepts',
  async (page) => {
    const folder = testFolder();
    const rows = rowsOf(page, 'en');
    for (const {code} of locales) expect(rowsOf(page, code), code).toEqual(rows);
    expect(rows.map(([label]) => label!.split(', ')[0])).toEqual([...runners.keys()]);
    const isV1 = page.endsWith('v1');
    await Promise.all(
      rows.map(async ([language, expression, result]) => {
        const time = (await runners.get(language!.split(', ')[0]!)!(folder, expression!)).trim();
        expect(formOf(time), language).toBe(formOf(isV1 ? '2025-03-14 11:26:53' : result!));
        expect(stored(isV1 ? 'v1' : 'v2', time), language).toBe(isV1 ? time : toRfc3339(fromRfc3339(time)));
      }),
    );
  },
);

test('the example of a time with a fraction and an offset comes back as the page says', () => {
  for (const {code} of locales) {
    const [, sent = '', returned] = /`([^`]*\+02:00)`[^`]*`([^`]*)`/.exec(sectionOf('request_format', code)) ?? [];
    expect(toRfc3339(fromRfc3339(sent)), code).toBe(returned);
  }
});
