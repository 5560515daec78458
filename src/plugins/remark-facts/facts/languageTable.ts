import {loadLanguages} from '../../../content/languages';
import {locales} from '../../../content/locales';
import {component, type Node} from '../../../content/markdown';
import {linkedTable} from '../linkedTable';
import type {Page} from '../page';

/** The languages of ISO 639-1, each row with its own address (`#uk`), filtered in the page: `<Facts name="languageTable" />`. */
export function build(page: Page): Node[] {
  const t = (label: string): string => page.t(`reference.languages.${label}`);
  const foreign = locales.find(({code}) => code !== page.locale)!;
  const node = linkedTable(
    [t('code'), t(`name_${page.locale}`), t(`name_${foreign.code}`), t('texts')],
    loadLanguages().map(({code, names, hasTexts, alsoKnownAs}) => ({
      id: code,
      cells: [code, names[page.locale], names[foreign.code], hasTexts ? t('hasTexts') : ''],
      also: alsoKnownAs,
    })),
    {2: foreign.htmlLang},
  );
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
}
