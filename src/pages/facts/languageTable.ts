import {loadLanguages} from '../../content/reference/languages';
import type {Node} from '../../content/core/markdown';
import {nameTable} from '../tables/nameTable';
import type {Page} from '../page';

/** The languages of ISO 639-1, with a text filter and a permalink per row (`#uk`): `<Facts name="languageTable" />`. */
export function build(page: Page): Node[] {
  return nameTable(
    page,
    'languages',
    loadLanguages(),
    [
      ['code', ({code}) => code, 'value'],
      'name',
      'second_name',
      ['texts', ({hasTexts}) => (hasTexts ? page.t('reference.languages.hasTexts') : '')],
    ],
    ({code}) => code,
  );
}
