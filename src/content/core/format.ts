import {localeOf, type LocaleCode} from './locales';

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats a number with the separators of the language. Everything that pages and the cabinet's screens say in digits
 * comes from here, so that thousands are grouped alike everywhere.
 */
export function number(value: number, locale: LocaleCode, options: Intl.NumberFormatOptions = {}): string {
  const parts = new Intl.NumberFormat(locale, {useGrouping: localeOf(locale).grouping, ...options}).formatToParts(
    value,
  );
  return parts.map(({type, value: text}) => (type === 'percentSign' ? localeOf(locale).percentSign : text)).join('');
}

/** Formats seconds as a duration: `86400` is “24 hours”, `604800` is “7 days”. */
export function duration(seconds: number, locale: LocaleCode): string {
  const [unit, size] =
    units.find(([name, length]) => seconds % length === 0 && (name !== 'day' || seconds > length)) ?? units[3];
  return unitsOf(seconds / size, unit, locale);
}

/** Formats a number with its unit in the right plural form. */
export function unitsOf(count: number, unit: 'day' | 'hour' | 'minute' | 'second', locale: LocaleCode): string {
  return number(count, locale, {style: 'unit', unit, unitDisplay: 'long'});
}

/** Adds thousands separators to a decimal string; the decimals are unchanged. */
export function amount(value: string, locale: LocaleCode): string {
  const digits = value.split('.')[1]?.length ?? 0;
  return number(Number(value), locale, {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

/** Formats a fraction as a percentage with one decimal: `0.923` is “92.3%”. */
export function percent(fraction: number, locale: LocaleCode): string {
  return number(fraction, locale, {style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1});
}

/** Formats an amount with its currency, keeping all its decimals: `-1234.50` is “−1,234.50 EUR”. */
export function money(value: string, currency: string, locale: LocaleCode): string {
  return `${amount(value, locale).replace('-', '−')}\u00a0${currency}`;
}

/**
 * Formats a time to the second, in UTC as the API writes it: “14 Mar 2025, 09:26:53 UTC”.
 *
 * @param value RFC 3339, or Unix seconds
 */
export function utcTime(value: string | number, locale: LocaleCode): string {
  const time = new Date(typeof value === 'number' ? value * 1000 : value);
  const format = new Intl.DateTimeFormat(localeOf(locale).dates, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}

/** Formats a date such as `2026-11-20` in words. */
export function date(value: string, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(localeOf(locale).dates, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${value}T00:00:00Z`),
  );
}

/** Formats a day of a moment in a time zone: “13 Mar”; options add the year. */
export function day(
  time: Date,
  timeZone: string,
  locale: LocaleCode,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const format = {day: 'numeric', month: 'short', timeZone, ...options} as const;
  return new Intl.DateTimeFormat(localeOf(locale).dates, format).format(time);
}

/** Formats the time of a moment in a time zone: “09:30”. */
export function clock(time: Date, timeZone: string, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(localeOf(locale).dates, {hour: '2-digit', minute: '2-digit', timeZone}).format(time);
}

/** Formats a file size: `2345` bytes are “2.3 kB”. */
export function size(bytes: number, locale: LocaleCode): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return number(value, locale, {style: 'unit', unit, maximumSignificantDigits: 2});
}

/** Joins alternatives: “a, b or c”. */
export const alternatives = (items: string[], locale: LocaleCode): string => join(items, 'disjunction', locale);

/** Joins a list: “a, b and c”. */
export const enumeration = (items: string[], locale: LocaleCode): string => join(items, 'conjunction', locale);

function join(items: string[], type: Intl.ListFormatType, locale: LocaleCode): string {
  // The other English, en-US, puts a comma before the last item.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {type}).format(items);
}

/** Formats any text as inline code in Markdown. */
export function inlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
