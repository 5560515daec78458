import {brand} from '../../brand';
import type {Roles, ValueType, Word, Words} from '../../content/cabinet/cabinet';
import {amount, clock, day, money, percent} from '../../content/core/format';
import type {Translate} from '../../content/core/labels';
import type {LocaleCode} from '../../content/core/locales';
import {toKyiv} from '../../gateway/values/time';

/** A formatted value. */
export interface Value {
  type: ValueType;
  text: string;
  /** Secondary text after it: how long until a deadline. */
  note?: string;
  /** Of a status. */
  tone?: Word['tone'];
}

/** Context for formatting a value. */
export interface ValueContext {
  locale: LocaleCode;
  words: Words;
  roles: Roles;
  t: Translate;
  /** The current time in the figure. */
  now: string;
}

/** The cabinet's time zone. */
const timeZone = 'Europe/Kyiv';

/** The day of a time in the cabinet, as the time in UTC when a day of this date begins. */
const midnight = (time: string): number => Date.parse(toKyiv(Date.parse(time) / 1000).slice(0, 10));

/** Formats an amount such as `-1234.50 EUR`, keeping all its decimals, with a typographic minus. */
export function formatAmount(value: string, locale: LocaleCode): string {
  const match = /^(-?\d+(?:\.\d+)?) ([A-Z]{3,5})$/.exec(value);
  if (!match) throw new Error(`“${value}” is not an amount. Write it as 150.00 EUR.`);
  return money(match[1]!, match[2]!, locale);
}

/** Formats a fraction such as `131/142` as a percentage with one decimal. */
function formatShare(value: string, locale: LocaleCode): string {
  const [part, whole] = value.split('/').map(Number);
  if (!part || !whole || part > whole) throw new Error(`“${value}” is not a fraction. Write it as 131/142.`);
  return percent(part / whole, locale);
}

/** Formats a value of a type in the page's language. */
export function formatValue(type: ValueType, value: string, {locale, words, roles, t, now}: ValueContext): Value {
  switch (type) {
    case 'amount':
      return {type, text: formatAmount(value, locale)};
    case 'count':
      return {type, text: amount(value, locale)};
    case 'share':
      return {type, text: formatShare(value, locale)};
    case 'time': {
      const time = new Date(value);
      const isToday = day(time, timeZone, locale) === day(new Date(now), timeZone, locale);
      return {
        type,
        text: isToday
          ? clock(time, timeZone, locale)
          : `${day(time, timeZone, locale)}, ${clock(time, timeZone, locale)}`,
      };
    }
    case 'date_time': {
      const time = new Date(value);
      return {type, text: `${day(time, timeZone, locale, {year: 'numeric'})}, ${clock(time, timeZone, locale)}`};
    }
    case 'deadline': {
      const days = Math.round((midnight(value) - midnight(now)) / 86_400_000);
      const note = new Intl.RelativeTimeFormat(locale).format(days, 'day');
      return {type, text: day(new Date(value), timeZone, locale), note};
    }
    case 'status': {
      const {label, tone} = words.statuses[value]!;
      return {type, text: label, tone};
    }
    case 'type':
      return {type, text: words.types[value]!.label};
    case 'role':
      return {type, text: roles.roles[value]!.label};
    case 'switch':
      return {type, text: t(value === 'true' ? 'screen.on' : 'screen.off')};
    case 'qr':
      return {type, text: `https://${brand.hosts.pay}/${value}`};
    case 'code':
    case 'text':
    case 'search':
    case 'email':
    case 'currency':
    case 'choice':
      return {type, text: value};
    default:
      throw new Error(`A value of the type ${String(type satisfies never)} cannot be drawn.`);
  }
}
