import {expect, test} from 'vitest';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {listFiles, readText} from '../support/files';
import {mayBeIn} from '../support/script';
import {loadLabels} from '../../src/content/core/labels';

/** Ids of the interface's own texts, as components name them. */
const used = new Set(
  listFiles('src')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readText(file).matchAll(/\bid[=:]\s*['"](site\.[\w.]+)['"]/g)].map(([, id]) => id!)),
);

for (const {code} of locales) {
  if (code === defaultLocale) continue;

  test(`${code}: every text of the interface is translated, and no translation is left over`, () => {
    const messages = JSON.parse(readText(`i18n/${code}/code.json`)) as Record<string, {message: string}>;
    const own = Object.keys(messages).filter((id) => id.startsWith('site.'));
    expect(used.size).toBeGreaterThan(10);
    expect(own.sort(), `i18n/${code}/code.json against the ids in src/`).toEqual([...used].sort());
    expect(own.filter((id) => !mayBeIn(messages[id]!.message, code))).toEqual([]);
    console.log(`texts of the interface: ${own.length}`);
  });

  test(`${code}: the labels of generated sections are the same ids as in English, each in its language`, () => {
    const english = loadLabels(defaultLocale);
    const labels = loadLabels(code);
    expect([...labels.keys()].sort()).toEqual([...english.keys()].sort());
    const variables = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [id, text] of english) expect(variables(labels.get(id)!), id).toEqual(variables(text));
    console.log(`labels: ${labels.size}`);
  });
}
