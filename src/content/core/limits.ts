import {limits as gatewayLimits} from '../../gateway/limits';
import {alternatives, number} from './format';
import {defaultLocale, type LocaleCode} from './locales';
import {lengthsOf, matchesOnlyDigits} from './patternLengths';
import {cacheLoader} from './fileCache';
import {readRawYaml} from './rawData';
import type {LimitsFile} from '../../types/data/limits';

const registry = 'src/data/limits.yaml';

/** The forms of the units in a language. */
const loadUnits = cacheLoader(
  (locale: LocaleCode) =>
    (readRawYaml(locale === defaultLocale ? registry : `i18n/${locale}/data/limits.yaml`) as LimitsFile).units,
);

/** A number that texts name: its value, and the unit in which it counts. */
interface Limit {
  value: number;
  unit: string;
}

/** Units of time with their length in seconds, the longest first. */
const times = {day: 86400, hour: 3600, minute: 60, second: 1};
type Time = keyof typeof times;

/** The grammatical cases of a unit's forms, in the order in which the data lists them. */
const cases = ['nominative', 'genitive', 'accusative'];

/**
 * All limits by name. Their values come from the gateway, the contracts and the data; see `src/data/limits.yaml`.
 *
 * @throws a sentence that names the limit whose `from` points to no number
 */
export const loadLimits = cacheLoader((): Record<string, Limit> => {
  const documents = new Map<string, unknown>();
  return Object.fromEntries(
    Object.entries((readRawYaml(registry) as LimitsFile).limits).map(([name, {unit, value, from}]) => {
      const found = value ?? valueAt(from!, documents);
      if (!Number.isFinite(found)) {
        throw new Error(`${registry}: ${name} is from ${from}, where there is no number. Write where it stands.`);
      }
      return [name, {value: found as number, unit}];
    }),
  );
});

/**
 * The value at `<file below src>#<pointer>` or `gateway#<name>`. A list yields its length, a pattern such as
 * `^.{1,40}$` the length of its longest match.
 */
function valueAt(from: string, documents: Map<string, unknown>): unknown {
  const [file = '', pointer = ''] = from.split('#');
  if (file === 'gateway') return gatewayLimits[pointer as keyof typeof gatewayLimits];
  if (!documents.has(file)) documents.set(file, readRawYaml(`src/${file}`));
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], documents.get(file));
  if (typeof found === 'string') return lengthsOf(found)?.at(-1);
  return Array.isArray(found) ? found.length : found;
}

/**
 * The text of a limit: `callback_timeout` is “15 seconds”, `callback_timeout.number` is “15”, `hold.day.number` is “7”.
 *
 * @param token what a token has after `%limits.`: the name, then a case, a unit of time or `number`, each after a dot
 * @throws the rest of a sentence, which begins with the token
 */
export function limitText(token: string, locale: LocaleCode): string {
  const [name = '', ...forms] = token.split('.');
  const limit = loadLimits()[name];
  if (!limit) throw new Error(`names no limit. Write one of ${registry}, or add it there.`);
  const unknown = forms.find((form) => form !== 'number' && !cases.includes(form) && !(form in times));
  if (unknown !== undefined) {
    throw new Error(`asks for “${unknown}”. Write number, ${cases.join(', ')} or ${Object.keys(times).join(', ')}.`);
  }
  const asked = forms.find((form): form is Time => form in times);
  if (asked && limit.unit !== 'second') throw new Error(`asks for a time, but ${name} is none.`);
  const {count, unit} = limit.unit === 'second' ? inTime(limit.value, asked) : inSize(limit);
  const text = number(count, locale, {maximumFractionDigits: 2});
  if (forms.includes('number')) return text;
  return `${text} ${nounOf(unit, count, forms.find((form) => cases.includes(form)) ?? cases[0]!, locale)}`;
}

/**
 * The lengths of the texts that a pattern matches, with their unit: “6 digits”, “7 or 8 digits”, “3–25 characters”;
 * `undefined` if they are unbounded.
 */
export function lengthText(pattern: string, locale: LocaleCode): string | undefined {
  const lengths = lengthsOf(pattern);
  if (!lengths) return undefined;
  const [shortest, longest] = [lengths[0]!, lengths.at(-1)!];
  const isRange = lengths.length > 2 && longest - shortest === lengths.length - 1;
  const text = isRange ? `${shortest}–${longest}` : alternatives(lengths.map(String), locale);
  return `${text} ${nounOf(matchesOnlyDigits(pattern) ? 'digit' : 'character', longest, cases[0]!, locale)}`;
}

/** Seconds in the longest unit that takes them whole; a single day is “24 hours”. */
function inTime(seconds: number, asked?: Time): {count: number; unit: string} {
  const fits = ([unit, length]: [string, number]) => seconds % length === 0 && (unit !== 'day' || seconds > length);
  const unit = asked ?? (Object.entries(times).find(fits)![0] as Time);
  return {count: seconds / times[unit], unit};
}

/** A size in bytes that is a whole number of KiB or MiB; any other value as it is. */
function inSize({value, unit}: Limit): {count: number; unit: string} {
  if (unit !== 'byte' || value % 1024 !== 0) return {count: value, unit};
  return value % 1048576 === 0 ? {count: value / 1048576, unit: 'mebibyte'} : {count: value / 1024, unit: 'kibibyte'};
}

/** A size in bytes with its unit: 1048576 is “1 MiB”. */
export function bytesText(bytes: number, locale: LocaleCode): string {
  const {count, unit} = inSize({value: bytes, unit: 'byte'});
  return `${number(count, locale)} ${nounOf(unit, count, cases[0]!, locale)}`;
}

/** The unit in the plural form of the number and in a case. */
function nounOf(unit: string, count: number, wanted: string, locale: LocaleCode): string {
  const group = loadUnits(locale)[unit]?.split('; ')[cases.indexOf(wanted)];
  if (group === undefined) throw new Error(`asks for the ${wanted} of “${unit}”, which ${registry} does not give.`);
  const forms = group.split('|');
  const rules = new Intl.PluralRules(locale);
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    (rules.resolvedOptions().pluralCategories as string[]).includes(category),
  );
  return forms[categories.indexOf(rules.select(count))] ?? forms.at(-1)!;
}
