import {expect, test} from 'vitest';
import {translations} from '../../src/content/core/locales';
import {listFiles} from '../support/files';
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
}
