import {loadBankLists, type BankList} from '../../content/reference/banks';
import {date, enumeration} from '../../content/core/format';
import {component, element, heading, paragraph, type Node} from '../../content/core/markdown';
import {linkedTable} from '../tables/linkedTable';
import {quickLinks} from '../tables/quickLinks';
import type {Page} from '../page';

/** Formats a day such as `2026-08-22`; a month or a year is returned unchanged. */
const dayOf = (dated: string, page: Page): string => (dated.length === 10 ? date(dated, page.locale) : dated);

function sourcesOf({sources, looked_up: lookedUp}: BankList, page: Page): string {
  const named = sources.map(
    ({name, url, dated}) => `${url ? `[${name}](${url})` : name}${dated ? ` (${dayOf(dated, page)})` : ''}`,
  );
  return page.t(`reference.banks.${named.length > 1 ? 'sources' : 'source'}`, {
    sources: named.join('; '),
    date: date(lookedUp, page.locale),
  });
}

/** The field that takes the code, and the services that have the field. */
function fieldOf({field, services}: BankList, page: Page): string {
  if (!field) return '';
  const links = services.map(({code}) => page.link(`/services/${code}`, `\`${code}\``));
  return links.length > 0
    ? page.t('reference.banks.fieldOf', {field: `\`${field}\``, services: enumeration(links, page.locale)})
    : page.t('reference.banks.field', {field: `\`${field}\``});
}

/**
 * One section per country with its codes, under a common text filter, with a permalink per row (`#NG-044`): `<Facts
 * name="bankTables" />`.
 */
export function build(page: Page): Node[] {
  const t = (label: string): string => page.t(`reference.banks.${label}`);
  const lists = loadBankLists(page.locale);
  const countries = quickLinks(
    page,
    lists.map(({country, countryName: name}) => ({id: country.toLowerCase(), name})),
  );
  const sections = lists.map((list) => {
    const {country, countryName, title, format, use, note, other, banks} = list;
    const isUnverified = banks.every(({is_verified: isVerified}) => !isVerified);
    const hasEnglish = banks.some(({name_en: english}) => english);
    const row = ({
      code,
      name,
      name_en: english,
      other: second,
      is_verified: isVerified,
    }: BankList['banks'][number]) => ({
      id: `${country}-${code}`,
      cells: [
        code,
        isVerified || isUnverified ? name : `${name} (${t('unverified')})`,
        ...(hasEnglish ? [english ?? ''] : []),
        ...(other ? [second ?? ''] : []),
      ],
      also: [country, countryName],
    });
    return element('section', {}, [
      heading(2, countryName, country.toLowerCase()),
      paragraph(
        [`${title}: ${format}.`, fieldOf(list, page), use, note, isUnverified ? t('allUnverified') : '']
          .filter(Boolean)
          .join(' '),
      ),
      linkedTable(
        page,
        [t('code'), t('name'), ...(hasEnglish ? [t('name_en')] : []), ...(other ? [other.name] : [])],
        banks.map(row),
        {values: [0]},
      ),
      paragraph(sourcesOf(list, page)),
    ]);
  });
  return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [countries, ...sections])];
}
