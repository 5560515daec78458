import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, parse, parseDocument, type YAMLMap} from 'yaml';
import {root} from '../../../src/content/core/root';
import {readText} from '../../support/files';
import {isText, proseOf, quote, type Rule} from './rule';

/** Lists the phrases that count something else than a limit of the gateway. */
export const literalNumbersFile = 'tests/support/literal_numbers.yaml';

/** Phrases that keep their number, each with the reason. */
export const literalNumbers = parse(readText(literalNumbersFile)) as {
  literal: {phrase: string; why: string}[];
};

const ones = [
  'two|three|four|five|six|seven|eight|nine',
  'дв(?:а|і|ох|ом|ома)|три|трьо(?:х|м|ма)|чотири|чотирьо(?:х|м|ма)|п’ят(?:ь|и|ьох)|ш[іе]ст(?:ь|и|ьох)|сім|семи|вісім|восьми|дев’ят[ьи]',
].join('|');
const tens = [
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  'двадцят[ьи]|тридцят[ьи]|сорока?|п’ятдесяти?|шістдесяти?|сімдесяти?|вісімдесяти?|дев’яност[оа]',
].join('|');
/** Numbers in words, compounds such as “twenty-two” first. */
const words = [
  String.raw`(?:${tens})[ -](?:one|один|одна|одне|одного|однієї|${ones})`,
  ones,
  tens,
  'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|a hundred|hundred',
  'десят[ьи]|(?:оди|два|три|чотир|п’ят|шіст|сім|вісім|дев’ят)надцят[ьи]|ст[оа]',
].join('|');
const adjectives =
  'active|whole|more|further|latest|last|calendar|business|banking|working|wrong|idle|активн\\p{L}*|останн\\p{L}*|банківськ\\p{L}*|робоч\\p{L}*|неправильн\\p{L}*';
const nouns = [
  'keys?|attempts?|repeats?|retries|callbacks?|requests?|transactions?|payments?|rows?|items?|entries|characters?|bytes?',
  'seconds?|minutes?|hours?|days?|weeks?|months?|years|s|h|[KM]i?B|kB|digits?|letters?',
  'codes|times(?! \\d)|tries|pixels|files|links|sessions|per page',
  'ключ\\p{L}*|спроб\\p{L}*|повтор\\p{L}*|колбек\\p{L}*|запит(?!анн)\\p{L}*|транзакці\\p{L}*|платеж\\p{L}*|платіж|рядк\\p{L}*|рядок',
  'елемент\\p{L}*|запис\\p{L}*|символ\\p{L}*|байт\\p{L}*|секунд\\p{L}*|хвилин\\p{L}*|годин\\p{L}*|день|дн(?:я|і|ів|ям|ями|ях)',
  'доб\\p{L}|діб|тиж\\p{L}+|місяц\\p{L}+|ро(?:ки|ків|кам|ками)|с|год|[КМ]і?Б|цифр\\p{L}*|літер\\p{L}*',
  'код(?:и|ів|ам|ами|ах)|раз(?:и|ів)|піксел\\p{L}*|файл\\p{L}*|посилан\\p{L}*|сеанс\\p{L}*|на сторінці',
].join('|');
/** The two ends of a number, as a receipt shows them: a name, which counts nothing. */
const ends = new RegExp(
  String.raw`(?:first|last|перш\p{L}*|останн\p{L}*)\s+(?:${words})\s+(?:digits|letters|цифр\p{L}*)|(?:${words})\s+(?:перш|останн)\p{L}*\s+цифр\p{L}*`,
  'giu',
);
/** “The third wrong code” says how many there may be. The first and the second one of anything are left to prose. */
const ordinal = [
  '(?:third|fourth|fifth|sixth|tenth) (?:wrong )?(?:code|attempt|repeat|retry)',
  '(?:треті|четверт|п’ят|шост|десят)\\p{L}*\\s(?:неправильн\\p{L}*\\s)?(?:код|спроб|повтор)\\p{L}*',
].join('|');
const digits = String.raw`\d+(?:[,.\u00a0]\d+)*`;
const space = String.raw`[ \u00a0-]`;
const start = String.raw`(?<![\p{L}\p{N}_.,:/%$+-])`;
/** Words that make a limit of a number, whatever it counts. */
const bounds = [
  'at most|at least|up to|(?:no|not) more than|more than|(?:no|not) longer than|(?:fewer|less) than',
  'щонайбільше|щонайменше|не більше(?: ніж| як)?|не більш (?:ніж|як)|більше ніж|менше(?: ніж)?|не довш\\p{L}* (?:ніж|за)|понад',
].join('|');
/** Words that make a limit of the number before them. */
const together = 'at the same time|at once|in parallel|одночасно|паралельно';
const limited = String.raw`(?:${digits}|${words})\**\s+(?:${together})(?![\p{L}\p{N}_])|(?:${bounds})\s+\**(?:${digits}|${words})(?![\p{L}\p{N}_]|[ \u00a0]?%)`;
/** An amount of money is no limit of the gateway. */
const money = /\d+(?:[,.\s]\d+)*\s(?:[A-Z]{3,4}|грн)(?![\p{L}\p{N}])/gu;
/**
 * A number before one of the nouns or after “at most”, and any percentage, but no percent-encoding. “Version 2 callbacks”
 * counts nothing.
 */
const counted = new RegExp(
  String.raw`${start}(?<!(?:version|версі\p{L}|v)\s)(?:${ordinal}|${limited}|(?:${digits}|${words})\**${space}(?:(?:${adjectives})${space})?(?:${nouns})(?![\p{L}\p{N}_])|${digits}[ \u00a0]?%(?![0-9A-F]{2}))`,
  'iu',
);

/** Tables of somebody else’s codes, whose sources each file lists. */
const foreign = /^(?:src|i18n\/\w+)\/data\/reference\/bank_codes\//;

/**
 * A link out of the site in the same line, which is the source of a number that is not the gateway’s own, or the mark of
 * a number that has none.
 */
const sourced = /^.*(?:\]\(https?:|sources?: ?\[?["']?https?:|\*\*(?:not verified|не перевірено)\*\*).*$/gm;

/** Whether a mapping of YAML names the public source of its texts, or the standard that they explain. */
const hasSource = (item: YAMLMap): boolean => {
  const source = item.get('source');
  return (typeof source === 'string' && /^https?:/.test(source)) || item.has('standard');
};

/**
 * Where the texts of YAML stand that have a source in the same mapping, as pairs of offsets.
 *
 * @param english a node of the English file, which alone names sources
 * @param twin the node whose offsets are wanted: the same one, or that of the translation, where a list of items is a
 * map by their keys
 */
function sourcedTexts(english: unknown, twin: unknown): [number, number][] {
  if (isSeq(english)) {
    return english.items.flatMap((item, index) => {
      if (!isMap(twin)) return sourcedTexts(item, isSeq(twin) ? twin.items[index] : undefined);
      const key = isMap(item) ? item.items.map(({value}) => String(value)).find((value) => twin.has(value)) : undefined;
      return sourcedTexts(item, key === undefined ? undefined : twin.get(key, true));
    });
  }
  if (!isMap(english) || !isMap(twin)) return [];
  const own = hasSource(english) ? twin.items.map(({value}) => value).filter((value) => isScalar(value)) : [];
  return [
    ...own.map(({range}): [number, number] => [range![0], range![1]]),
    ...english.items.flatMap(({key, value}) => sourcedTexts(value, twin.get(String(key), true))),
  ];
}

/** Blanks the texts of a data file that have a source; the sources of a translation stand in its English file. */
function withoutSourced(text: string, file: string): string {
  if (!/^(src|i18n\/\w+)\/data\/.*\.yaml$/.test(file)) return text;
  const twin = parseDocument(text).contents;
  const english = path.join(root, file.replace(/^i18n\/\w+\//, 'src/'));
  const isEnglish = file.startsWith('src/');
  if (!isEnglish && !fs.existsSync(english)) return text;
  const source = isEnglish ? twin : parseDocument(fs.readFileSync(english, 'utf8')).contents;
  return sourcedTexts(source, twin).reduce(
    (left, [from, to]) => left.slice(0, from) + blank(left.slice(from, to)) + left.slice(to),
    text,
  );
}

/**
 * What a contract’s example of a response says about the request: how long its field is, how often it was tried. What a
 * response says of the gateway (“Send 1 to 64 characters.”) is read like any other text.
 */
const ofTheRequest =
  /\breason: *[^,}\n]*|\b(?:detail|message): *'?(?:Refunds of|The (?:body|code|field|provider|timestamp|value) )[^}\n]*/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Texts of the interface in a component: the messages of `translate`, and what stands between the tags of `<Translate>`. */
const messages = /\bmessage:\s*(['"`])(?:\\.|(?!\1)[^])*\1|<Translate\b(?:=>|[^>])*>[^]*?<\/Translate>/g;

/** Blanks all of a component but the texts of its interface. */
function messagesOf(text: string): string {
  return [...text.matchAll(messages)].reduce(
    (rest, {0: found, index}) => rest.slice(0, index) + found + rest.slice(index + found.length),
    blank(text),
  );
}

/** The numbers of a text that are no token, have no source beside them, and are not listed as literal. */
export function literalNumbersIn(text: string, file: string): string[] {
  const own = file.endsWith('.tsx') ? messagesOf(text) : withoutSourced(text, file);
  const withoutNotes = file.endsWith('.yaml') ? own.replace(/(?:^|\s)#.*$/gm, blank) : own;
  const claims = file.startsWith('src/contract/')
    ? withoutNotes.replace(/^(?:shared|before|steps):[^]*/m, blank).replace(ofTheRequest, blank)
    : withoutNotes;
  const prose = proseOf(claims.replace(sourced, blank))
    .replace(/%limits\.[\w.]+%/g, blank)
    .replace(ends, blank)
    .replace(money, blank);
  const rest = literalNumbers.literal.reduce((left, {phrase}) => left.replaceAll(phrase, blank), prose);
  return quote(rest, counted);
}

export const rule: Rule = {
  id: 'number-tokens',
  message: `A number of the gateway is a token, such as %limits.hold%, from src/data/limits.yaml. If the number is somebody else’s, link its source in the same line, name it in “source” of the same item of data, write %length% in the format of a field of a service, or mark the number as not verified. A text of the interface takes the number as a value. Otherwise list the phrase in ${literalNumbersFile} with the reason.`,
  appliesTo: (file) =>
    (isText(file) && !/(^|[/.])schema\.yaml$/.test(file) && !foreign.test(file)) || /^src\/.*\.tsx$/.test(file),
  check: literalNumbersIn,
  failing: {
    file: 'docs/a.mdx',
    text: 'A hold lasts **7 days**, a code has twenty-two digits, and at most 200 have access.',
  },
  passing: {
    file: 'i18n/uk/a.mdx',
    text: 'Блокування діє %limits.hold%. Останні чотири цифри видно. [Повернення](https://bank.example) триває до 10 днів. Callback версії 2.',
  },
};
