import {stem} from './stem';

/** A word of a text, and where it stands. */
export interface Word {
  /** What is compared when a word is prefix or misspelt: lower case, one script, no apostrophes, no accents. */
  word: string;
  /** What is compared first: the word without its ending. */
  stem: string;
  start: number;
  length: number;
}

const apostrophes = /['’ʼ`]/g;
/** A word, or words that are written as one: `transaction/create`, `Idempotency-Key`, `pix/payin_h2h`. */
const chains = /[\p{L}\p{N}]+(?:['’ʼ`]\p{L}+)*(?:[/_.\-:][\p{L}\p{N}]+(?:['’ʼ`]\p{L}+)*)*/gu;
const links = /[\p{L}\p{N}'’ʼ`]+/gu;
/** Longer chains than this are addresses and hashes: of them the parts and the whole are enough. */
const longestChain = 5;

const stems = new Map<string, string>();

/**
 * The words of a text, in its order. Of a chain there are its parts, and every run of parts as one word: `v2/pay`
 * gives `v2`, `pay` and `v2pay`. So a pasted path is found whole, and `m-pesa` is `mpesa`.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const chain of text.matchAll(chains)) {
    const parts = [...chain[0].matchAll(links)].map((part) => ({
      word: normalize(part[0]),
      start: chain.index + part.index,
      end: chain.index + part.index + part[0].length,
    }));
    parts.forEach((first, index) => {
      words.push({word: first.word, stem: cachedStem(first.word), start: first.start, length: first.end - first.start});
      let run = first.word;
      for (const last of parts.slice(index + 1)) {
        run += last.word;
        if (parts.length <= longestChain || (index === 0 && last === parts.at(-1))) {
          words.push({word: run, stem: run, start: first.start, length: last.end - first.start});
        }
      }
    });
  }
  return words;
}

/** The words of a query: of a chain the whole alone, for parts of it are somewhere on every page. */
export function wordsOfQuery(text: string): {word: string; stem: string; parts: string[]}[] {
  // A card number is typed in groups.
  const joined = text.replace(/\b\d{4}(?: \d{2,6}){2,}\b/g, (digits) => digits.replace(/ /g, ''));
  return [...joined.matchAll(chains)].map(([chain]) => {
    const parts = [...chain.matchAll(links)].map(([part]) => normalize(part));
    const word = parts.join('');
    return {word, stem: parts.length === 1 ? cachedStem(word) : word, parts};
  });
}

function cachedStem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = stem(word);
    stems.set(word, known);
  }
  return known;
}

/** Latin letters and the Cyrillic ones that look the same. */
const latinLookalikes = 'aceikmhopxytb';
const cyrillicLookalikes = 'асеікмнорхутв';

function normalize(part: string): string {
  const word = part.toLowerCase().replace(apostrophes, '');
  return /^[a-z0-9]*$/.test(word) ? word : inOneScript(withoutAccents(word));
}

/** `boleto bancário` is typed without the accent; й and ї are letters of their own. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');
}

/** In a word of both scripts the letters that look alike go over to the other script. */
function inOneScript(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-яєіїґё]/.test(word)) {
    return word;
  }
  const cyrillic = translate(word, latinLookalikes, cyrillicLookalikes);
  return /[a-z]/.test(cyrillic) ? translate(word, cyrillicLookalikes, latinLookalikes) : cyrillic;
}

function translate(word: string, from: string, to: string): string {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
