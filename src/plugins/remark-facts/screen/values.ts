import type {Element} from 'hast';
import {brand} from '../../../brand';
import type {Roles, ValueType, Words} from '../../../content/cabinet/cabinet';
import type {Translate} from '../../../content/core/labels';
import {localeOf, type LocaleCode} from '../../../content/core/locales';
import {drawQr} from '../../../content/core/qr';
import {element} from './element';

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

function day(time: Date, locale: LocaleCode, options: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(localeOf(locale).dates, {day: 'numeric', month: 'short', timeZone, ...options}).format(
    time,
  );
}

function clock(time: Date, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(localeOf(locale).dates, {hour: '2-digit', minute: '2-digit', timeZone}).format(time);
}

/** Formats a decimal such as `1234.50`, keeping all its decimals. */
function decimal(value: string, locale: LocaleCode): string {
  const digits = value.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(
    Number(value),
  );
}

/** Formats an amount such as `-1234.50 EUR`, keeping all its decimals, with a typographic minus. */
export function formatAmount(value: string, locale: LocaleCode): string {
  const match = /^(-?\d+(?:\.\d+)?) ([A-Z]{3,5})$/.exec(value);
  if (!match) throw new Error(`“${value}” is not an amount. Write it as 150.00 EUR.`);
  return `${decimal(match[1]!, locale).replace('-', '−')}\u00a0${match[2]}`;
}

/** Formats a fraction such as `131/142` as a percentage with one decimal. */
export function formatShare(value: string, locale: LocaleCode): string {
  const [part, whole] = value.split('/').map(Number);
  if (!part || !whole || part > whole) throw new Error(`“${value}” is not a fraction. Write it as 131/142.`);
  return new Intl.NumberFormat(locale, {style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1}).format(
    part / whole,
  );
}

/** A code that wraps only after `/` and `_`. */
function drawCode(value: string): Element {
  const parts = value.split(/(?<=[/_])/);
  return element(
    'span.screen__code',
    {translate: 'no'},
    ...parts.flatMap((part, index) => [index > 0 ? element('wbr') : null, element('span.screen__part', {}, part)]),
  );
}

/** A QR code that can be scanned from the page, dark on light in both colour modes. */
function drawQrCode(path: string): Element {
  const address = `https://${brand.hosts.pay}/${path}`;
  const {side, path: modules} = drawQr(address);
  return element(
    'svg.screen__qr',
    {viewBox: `0 0 ${side} ${side}`, role: 'img', ariaLabel: address},
    element('rect', {width: side, height: side, fill: '#ffffff'}),
    element('path', {d: modules, fill: '#000000'}),
  );
}

/** Renders a value of a type in the page's language. */
export function drawValue(type: ValueType, value: string, {locale, words, roles, t, now}: ValueContext): Element {
  switch (type) {
    case 'amount':
      return element('span.screen__amount', {}, formatAmount(value, locale));
    case 'count':
      return element('span', {}, decimal(value, locale));
    case 'share':
      return element('span', {}, formatShare(value, locale));
    case 'time': {
      const time = new Date(value);
      const isToday = day(time, locale) === day(new Date(now), locale);
      return element('span', {}, isToday ? clock(time, locale) : `${day(time, locale)}, ${clock(time, locale)}`);
    }
    case 'date_time': {
      const time = new Date(value);
      return element('span', {}, `${day(time, locale, {year: 'numeric'})}, ${clock(time, locale)}`);
    }
    case 'deadline': {
      const days = Math.round((Date.parse(value) - Date.parse(now.slice(0, 10))) / 86_400_000);
      const left = new Intl.RelativeTimeFormat(locale).format(days, 'day');
      return element('span', {}, `${day(new Date(value), locale)} `, element('span.screen__soft', {}, left));
    }
    case 'status': {
      const word = words.statuses[value]!;
      return element(`span.screen__status.screen__status--${word.tone}`, {}, word.label);
    }
    case 'type':
      return element('span', {}, words.types[value]!.label);
    case 'role':
      return element('span', {}, roles.roles[value]!.label);
    case 'switch':
      return element('span.screen__switch', {}, t(value === 'true' ? 'screen.on' : 'screen.off'));
    case 'code':
      return drawCode(value);
    case 'qr':
      return drawQrCode(value);
    case 'text':
    case 'search':
    case 'email':
    case 'currency':
    case 'choice':
      return element('span', {}, value);
    default:
      throw new Error(`A value of the type ${String(type satisfies never)} cannot be drawn.`);
  }
}
