import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {pagesFolder, translations} from '../../src/content/core/locales';
import {listFiles, readText} from '../support/files';
import {filesOfLocale} from '../support/localeFiles';

for (const {code} of translations) {
  test(`${code}: every English text has its file, and no file is left over`, () => {
    const wanted = filesOfLocale(code);
    const written = listFiles(`i18n/${code}`);
    expect(wanted.length).toBeGreaterThan(500);
    expect(
      wanted.filter((file) => !written.includes(file)),
      'These files are missing: write them from the English ones.',
    ).toEqual([]);
    expect(
      written.filter((file) => !wanted.includes(file)),
      'No English text belongs to these files: remove them.',
    ).toEqual([]);
  });

  test(`${code}: every label of the sidebar has its message, and no message is left over`, () => {
    const file = `${pagesFolder(code)}.json`;
    const written = Object.keys(JSON.parse(readText(file)) as object);
    const wanted = ['version.label', ...messagesOf(sidebars.docs as Item[])];
    expect(wanted.length).toBeGreaterThan(40);
    expect(
      wanted.filter((id) => !written.includes(id)),
      `These messages are missing: write them in ${file}.`,
    ).toEqual([]);
    expect(
      written.filter((id) => !wanted.includes(id)),
      `No label of the sidebar belongs to these messages: remove them from ${file}.`,
    ).toEqual([]);
  });
}

/** What the framework translates of a sidebar: labels of categories, and of pages that have a label of their own. */
interface Item {
  type: string;
  key?: string;
  items?: Item[];
}

/** Ids of the messages for the labels of these items and of the items in them. */
function messagesOf(items: Item[]): string[] {
  return items.flatMap(({type, key, items: inner = []}) => [
    ...(key === undefined ? [] : [`sidebar.docs.${type}.${key}`]),
    ...messagesOf(inner),
  ]);
}
