import type {LocaleCode} from './locales';

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats seconds as a duration: `86400` is “24 hours”, `604800` is “7 days”. */
export function duration(seconds: number, locale: LocaleCode): string {
  const [unit, size] =
    units.find(([name, length]) => seconds % length === 0 && (name !== 'day' || seconds > length)) ?? units[3];
  return unitsOf(seconds / size, unit, locale);
}

/** Formats a number with its unit in the right plural form. */
export function unitsOf(count: number, unit: 'day' | 'hour' | 'minute' | 'second', locale: LocaleCode): string {
  return new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'}).format(count);
}

/** Adds thousands separators to a decimal string; the decimals are unchanged. */
export function amount(value: string, locale: LocaleCode): string {
  const digits = value.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(
    Number(value),
  );
}

/** Formats a date such as `2026-11-20` in words. */
export function date(value: string, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${value}T00:00:00Z`));
}

/** Formats a file size: `2345` bytes are “2.3 kB”. */
export function size(bytes: number, locale: LocaleCode): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, {style: 'unit', unit, maximumSignificantDigits: 2}).format(value);
}

/** CLDR uses the modifier letter; the site uses the apostrophe of the Ukrainian standard. */
export const withApostrophe = (name: string): string => name.replaceAll('ʼ', '’').replaceAll("'", '’');

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export function countryName(code: string, locale: LocaleCode): string {
  return withApostrophe(new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code);
}

/** Name of a currency by its ISO 4217 code; an unknown code is returned as it is. */
export function currencyName(code: string, locale: LocaleCode): string {
  return /^[A-Z]{3}$/.test(code)
    ? withApostrophe(new Intl.DisplayNames(locale, {type: 'currency'}).of(code) ?? code)
    : code;
}

/** Formats a text as inline code in Markdown. */
export function tick(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
