import {loadBankLists} from './banks';
import {servicesByCode} from '../services/servicesByCode';
import {listCoinRows} from './coins';
import {loadCountries, loadRegions} from './countries';
import {loadCurrencies, loadEndedCurrencies} from './currencies';
import {listErrorPlaces} from '../contract/errorPlaces';
import {findError, loadErrors} from '../contract/errors';
import {loadLanguages} from './languages';
import {locales, type LocaleCode} from '../core/locales';
import {plainText} from '../core/markdown';
import {findReason, loadReasons} from '../contract/reasons';
import {loadMerchantStates, loadPointStates, type PartyState} from '../contract/partyStates';
import {loadStateCodes} from '../contract/stateCodes';
import {loadStatuses} from '../contract/statuses';
import {loadTestAmounts} from './testAmounts';
import {loadTestCards} from './testCards';

type Value = string | number | boolean | null | string[];
type Row = Record<string, Value>;

const partyRow = ({code, meaning, acceptsPayments, acceptsPayouts}: PartyState): Row => ({
  state: code,
  meaning: plainText(meaning),
  accepts_payments: acceptsPayments,
  accepts_payouts: acceptsPayouts,
});

/** One column per language: `name_en`, `name_uk`. */
const inEachLanguage = (column: string, textIn: (locale: LocaleCode) => string | null): Row =>
  Object.fromEntries(locales.map(({code}) => [`${column}_${code}`, textIn(code)]));

/** Rows of the published tables by file name. */
const tables: Record<string, (locale: LocaleCode) => Row[]> = {
  transaction_statuses: (locale) =>
    loadStatuses(locale).flatMap(({name, statuses}) =>
      statuses.map(({code, v1, isFinal, meaning, whatToDo, next}) => ({
        kind: name,
        status: code,
        state: v1 ?? null,
        is_final: isFinal,
        next,
        meaning: plainText(meaning),
        what_to_do: plainText(whatToDo),
      })),
    ),
  api_error_codes: (locale) => {
    const places = listErrorPlaces();
    return loadErrors(locale).map(({code, v1, http, group, meaning, whatToDo, whoActs, retryable, provoke}) => ({
      code,
      v1,
      http,
      group,
      meaning: plainText(meaning),
      what_to_do: plainText(whatToDo),
      who_acts: whoActs,
      retry: retryable,
      ...inEachLanguage('payer_message', (language) => findError(code, language).payerMessage ?? null),
      in_test_environment: provoke ? plainText(provoke) : null,
      operations: (places[code] ?? []).flatMap(({operations}) => operations),
    }));
  },
  failure_reason_codes: (locale) =>
    loadReasons(locale).map((reason) => ({
      code: reason.code,
      group: reason.group,
      meaning: plainText(reason.meaning),
      what_to_do: plainText(reason.whatToDo),
      what_to_do_in_payout: plainText(reason.whatToDoInPayout),
      what_to_do_in_crypto: plainText(reason.whatToDoInCrypto),
      who_acts: reason.whoActs,
      retry: reason.retryable,
      ...inEachLanguage('payer_message', (language) => findReason(reason.code, language).payerMessage),
      ...inEachLanguage('recipient_message', (language) => findReason(reason.code, language).recipientMessage),
      network_codes: reason.networkCodes,
      meaning_in_payout: plainText(reason.meaningInPayout),
    })),
  state_codes: () => loadStateCodes().map(({state, status, kinds}) => ({state, status, kinds})),
  point_states: (locale) => loadPointStates(locale).map(partyRow),
  merchant_states: (locale) => loadMerchantStates(locale).map(partyRow),
  test_cards: (locale) => {
    const {cards, invalid} = loadTestCards(locale);
    return [
      ...cards.map(({number, brand, scenario, flow, result, reasonCode, description}) => ({
        number,
        brand,
        scenario,
        flow,
        result,
        reason_code: reasonCode ?? null,
        error_code: null,
        description: plainText(description),
      })),
      ...invalid.map(({number, errorCode, description}) => ({
        number,
        brand: null,
        scenario: null,
        flow: null,
        result: null,
        reason_code: null,
        error_code: errorCode,
        description: plainText(description),
      })),
    ];
  },
  test_amounts: () =>
    loadTestAmounts().map(({lastDigits, type, via, status, reasons, services}) => ({
      last_digits: lastDigits,
      type,
      via: via ?? null,
      result: status,
      reason_codes: reasons.join(' '),
      services: services.join(' '),
    })),
  country_codes: (locale) => {
    const services = servicesByCode('countries');
    return loadCountries(locale).map(({alpha2, alpha3, numeric, names}) => ({
      alpha2,
      alpha3,
      numeric,
      name: names[locale],
      ...inEachLanguage('name', (language) => names[language]),
      services: services.get(alpha2) ?? [],
    }));
  },
  region_codes: (locale) =>
    loadRegions(locale).flatMap(({country, regions}) =>
      regions.map(({code, name, englishName}) => ({
        country,
        region: code,
        code: `${country}-${code}`,
        name,
        name_en: englishName,
      })),
    ),
  currency_codes: (locale) => {
    const services = servicesByCode('currencies');
    return loadCurrencies(locale).map(({code, numeric, exponent, names}) => ({
      code,
      numeric,
      exponent,
      name: names[locale],
      ...inEachLanguage('name', (language) => names[language]),
      services: services.get(code) ?? [],
    }));
  },
  ended_currency_codes: (locale) =>
    loadEndedCurrencies(locale).map(({code, numeric, exponent, names, lastDay, replacedBy, amendment}) => ({
      code,
      numeric,
      exponent,
      name: names[locale],
      ...inEachLanguage('name', (language) => names[language]),
      last_day: lastDay,
      replaced_by: replacedBy,
      amendment: amendment.number,
      source: amendment.source,
    })),
  crypto_codes: (locale) => {
    const used = servicesByCode('currencies');
    return listCoinRows(locale).map(({coin: {code, name, exponent}, network, services}) => ({
      code,
      name,
      network: network?.code ?? null,
      exponent,
      confirmations: network?.confirmations ?? null,
      address_format: network ? plainText(network.format) : null,
      address_pattern: network?.pattern ?? null,
      address_examples: network?.examples ?? [],
      network_services: services,
      services: used.get(code) ?? [],
    }));
  },
  language_codes: (locale) =>
    loadLanguages().map(({code, names, hasTexts}) => ({
      code,
      name: names[locale],
      ...inEachLanguage('name', (language) => names[language]),
      has_texts: hasTexts,
    })),
  bank_codes: (locale) =>
    loadBankLists(locale).flatMap(({country, field, other, pattern, sources, looked_up: lookedUp, services, banks}) =>
      banks.map(({code, name, name_en: english, other: second, is_verified: isVerified}) => ({
        country,
        code,
        name,
        name_en: english ?? null,
        other_name: other?.name ?? null,
        other: second ?? null,
        is_verified: isVerified,
        pattern,
        field: field ?? null,
        services: services.map((service) => service.code),
        sources: sources.flatMap(({url}) => url ?? []),
        looked_up: lookedUp,
      })),
    ),
};

/** CSV by RFC 4180: values are quoted if needed, lines end in CRLF, and lists are joined by spaces. */
export function toCsv(rows: Row[]): string {
  const cell = (value: Value): string => {
    const written = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
}

/** Whether a table is published. */
export function isPublished(table: string): boolean {
  return table in tables;
}

/** The downloads of the reference tables in one language: `reference/<table>.csv` and `.json` → content. */
export function referenceFiles(locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, load]) => {
      const rows = load(locale);
      return [
        [`reference/${name}.csv`, toCsv(rows)],
        [`reference/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`],
      ];
    }),
  );
}
