import {isPublished} from '../../content/reference/referenceFiles';
import {pageAt} from '../../content/core/sidebar';
import {headOf, type Page, type Section} from '../page';

/** Published files of a table, if they differ from its name. */
const filesOf: Record<string, string[]> = {
  country_codes: ['country_codes', 'region_codes'],
  currency_codes: ['currency_codes', 'ended_currency_codes'],
  state_codes: ['state_codes', 'point_states', 'merchant_states'],
  test_cards: ['test_cards', 'test_amounts'],
};

/** Related pages of each table. */
const related: Record<string, string[]> = {
  transaction_statuses: ['/callbacks', '/reference/failure_reason_codes', '/reference/state_codes'],
  api_error_codes: ['/response_format', '/request_format', '/reference/failure_reason_codes'],
  failure_reason_codes: ['/reference/transaction_statuses', '/reference/test_cards', '/reference/api_error_codes'],
  state_codes: ['/reference/transaction_statuses', '/request_format_v1'],
  test_cards: ['/reference/failure_reason_codes', '/reference/transaction_statuses', '/request_format'],
  country_codes: ['/reference/currency_codes', '/reference/language_codes', '/services/'],
  currency_codes: ['/reference/crypto_codes', '/reference/country_codes', '/services/'],
  crypto_codes: ['/reference/currency_codes', '/api/v2/transaction/get_crypto_address', '/services/'],
  language_codes: ['/payment_page', '/request_format', '/reference/country_codes'],
  bank_codes: ['/reference/country_codes', '/api/v2/transaction/create', '/services/'],
};

/** Sections after the prose and `<Facts>` blocks of a reference page: downloads and related pages. */
export const sections: Section[] = [
  {
    id: 'downloads',
    indexed: {downloads: 'nothing'},
    build(page: Page) {
      const table = String(page.frontMatter.reference);
      const files = (filesOf[table] ?? [table]).filter(isPublished);
      if (files.length === 0) {
        throw new Error(
          `${page.file}: the table "${table}" is not published. Add it to src/content/reference/referenceFiles.ts, or correct "reference" in the front matter.`,
        );
      }
      return files
        .map((file) => {
          const link = (ending: string) => `[${ending.toUpperCase()}](${page.download(`reference/${file}.${ending}`)})`;
          return `- ${page.t(`reference.downloads.${file}`)}: ${link('csv')}, ${link('json')}`;
        })
        .join('\n');
    },
  },
  {
    id: 'related',
    indexed: {related: 'nothing'},
    build(page: Page) {
      const links = related[String(page.frontMatter.reference)];
      if (!links) return null;
      return links
        .map((address) => {
          const {title, description} = headOf(pageAt(address), page.locale);
          return `- ${page.link(address, title)}: ${description}`;
        })
        .join('\n');
    },
  },
];
