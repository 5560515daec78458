import fs from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../../src/content/core/locales';

/** An edit of one file, and the page on which it is seen. */
interface Edit {
  /** What kind of file it is, for the test's name and the table of the benchmark. */
  kind: string;
  file: string;
  /** A text of the file, which becomes `to`. */
  from: string;
  to: string;
  /** Address of the page without the language. */
  page: string;
  /** What the page shows after the edit. */
  shown: string;
}

/** Pages of each kind. */
export const pages = {
  guide: '/guides/refunds_and_disputes',
  operation: '/api/v2/transaction/create',
  service: '/services/pix/payin_hpp',
  cabinet: '/cabinet/balances',
} as const;

/** Edits of each kind of file that pages in this language are drawn from, ordered by their pages. */
export const edits: Record<LocaleCode, Edit[]> = {
  en: [
    {
      kind: 'MDX page',
      file: 'docs/guides/refunds_and_disputes.mdx',
      from: 'returns money to the payer.',
      to: 'returns edited money to the payer.',
      page: pages.guide,
      shown: 'returns edited money to the payer.',
    },
    {
      kind: 'contract file',
      file: 'src/contract/v2/transaction/create.yaml',
      from: 'or the service requires is absent,',
      to: 'or the service requires is absent in the edited contract,',
      page: pages.operation,
      shown: 'absent in the edited contract',
    },
    {
      kind: 'label',
      file: 'src/data/labels/operation.yaml',
      from: 'scenarios: Choose what you want to build.',
      to: 'scenarios: Choose the edited scenario.',
      page: pages.operation,
      shown: 'Choose the edited scenario.',
    },
    {
      kind: 'sample template',
      file: 'src/samples/languages/bash/template.ts',
      from: 'Needs curl, openssl and jq.',
      to: 'Needs curl, openssl, jq and an edit.',
      page: pages.operation,
      shown: 'Needs curl, openssl, jq and an edit.',
    },
    {
      kind: 'shared sentence',
      file: 'src/data/sentences.yaml',
      from: 'The browser’s return does not confirm',
      to: 'The browser’s edited return does not confirm',
      page: pages.operation,
      shown: 'The browser’s edited return does not confirm',
    },
    {
      kind: 'limit that another service names',
      file: 'src/data/services/pix/_method.yaml',
      from: 'until_days: 90',
      to: 'until_days: 4321',
      page: '/services/open_finance/brazil_payin_hpp',
      shown: 'within 4,321 days of its settlement',
    },
    {
      kind: 'data record of a service',
      file: 'src/data/services/pix/payin_hpp.yaml',
      from: 'The payment has arrived. Thank you!',
      to: 'The edited payment has arrived.',
      page: pages.service,
      shown: 'The edited payment has arrived.',
    },
    {
      kind: 'data record of a screen',
      file: 'src/data/cabinet/screens/balances.yaml',
      from: 'The currency of all three amounts.',
      to: 'The currency of all edited amounts.',
      page: pages.cabinet,
      shown: 'The currency of all edited amounts.',
    },
    {
      kind: 'glossary entry',
      file: 'src/data/glossary.yaml',
      from: 'One integration of a merchant',
      to: 'One edited integration of a merchant',
      page: '/glossary',
      shown: 'One edited integration of a merchant',
    },
    {
      kind: 'vector',
      file: 'src/data/vectors/v2_callback.yaml',
      from: 'The framework parsed the body',
      to: 'The edited framework parsed the body',
      page: '/callbacks',
      shown: 'The edited framework parsed the body',
    },
    {
      kind: 'sample program',
      file: 'src/samples/languages/bash/receivers/v2_callback.sh',
      from: '# Verifies a callback of API v2.',
      to: '# Verifies an edited callback.',
      page: '/callbacks',
      shown: '# Verifies an edited callback.',
    },
  ],
  uk: [
    {
      kind: 'MDX page',
      file: 'i18n/uk/docusaurus-plugin-content-docs/current/guides/refunds_and_disputes.mdx',
      from: '## ',
      to: 'Змінений вступ.\n\n## ',
      page: pages.guide,
      shown: 'Змінений вступ.',
    },
    {
      kind: 'overlay',
      file: 'i18n/uk/contract/v2.overlay.yaml',
      from: 'якого вимагає операція чи сервіс,',
      to: 'якого вимагає змінена операція чи сервіс,',
      page: pages.operation,
      shown: 'змінена операція чи сервіс',
    },
    {
      kind: 'label',
      file: 'i18n/uk/data/labels/operation.yaml',
      from: 'scenarios: Виберіть сценарій, який хочете реалізувати.',
      to: 'scenarios: Виберіть змінений сценарій.',
      page: pages.operation,
      shown: 'Виберіть змінений сценарій.',
    },
    {
      kind: 'data record of a service',
      file: 'i18n/uk/data/services/pix/payin_hpp.yaml',
      from: 'text: Платіж надійшов.',
      to: 'text: Змінений платіж надійшов.',
      page: pages.service,
      shown: 'Змінений платіж надійшов.',
    },
    {
      kind: 'data record of a screen',
      file: 'i18n/uk/data/cabinet/screens/balances.yaml',
      from: 'meaning: Валюта всіх трьох сум.',
      to: 'meaning: Валюта змінених сум.',
      page: pages.cabinet,
      shown: 'Валюта змінених сум.',
    },
    {
      kind: 'glossary entry',
      file: 'i18n/uk/data/glossary.yaml',
      from: 'Одна інтеграція мерчанта',
      to: 'Одна змінена інтеграція мерчанта',
      page: '/glossary',
      shown: 'Одна змінена інтеграція мерчанта',
    },
    {
      kind: 'vector',
      file: 'i18n/uk/data/vectors/v2_callback.yaml',
      from: 'Фреймворк розібрав тіло',
      to: 'Змінений фреймворк розібрав тіло',
      page: '/callbacks',
      shown: 'Змінений фреймворк розібрав тіло',
    },
  ],
};

/**
 * Makes an edit in a copy of the tree.
 *
 * @throws a sentence, when the file does not hold the text that is to change
 */
export function apply({file, from, to}: Edit, folder: string): void {
  const target = path.join(folder, file);
  const text = fs.readFileSync(target, 'utf8');
  if (!text.includes(from))
    throw new Error(`${file} has no “${from}”. Write a text that it has into tests/support/dev/edits.ts.`);
  fs.writeFileSync(target, text.replace(from, to));
}
