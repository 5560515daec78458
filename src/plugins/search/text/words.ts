import {stem} from './stem';

/** A word and its position in a text. */
export interface Word {
  /** The normalized form, compared for prefixes and typos: lower case, one script, no apostrophes or accents. */
  word: string;
  /** The word without its ending, compared first. */
  stem: string;
  /** Whether it is a compound of several words. */
  isCompound: boolean;
  start: number;
  length: number;
}

/** A longer chain is an address or a hash: only its parts and the whole are indexed. */
const maxChainLength = 8;

/** Character classes, cached on first use. */
enum CharacterClass {
  Unknown,
  Letter,
  Apostrophe,
  Link,
  Other,
}
const classes = new Uint8Array(0x10000);

/** The words of a text in order, including compounds. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachChain(text, (chain, place) => {
    for (const word of wordsOfChain(chain)) {
      words.push({...word, start: place + word.start});
    }
  });
  return words;
}

/**
 * Visits the chains of a text: words, and words joined without spaces, such as `transaction/create`, `Idempotency-Key`
 * or `pix/payin_h2h`. A hand-written scanner instead of a regular expression, because all texts of the site are scanned
 * before the first result.
 */
export function eachChain(text: string, visit: (chain: string, place: number) => void): void {
  for (let place = 0; place < text.length; place += 1) {
    if (classAt(text, place) === CharacterClass.Letter) {
      const start = place;
      do {
        place += 1;
      } while (
        classAt(text, place) === CharacterClass.Letter ||
        (isJoint(text, place) && classAt(text, place + 1) === CharacterClass.Letter)
      );
      visit(text.slice(start, place), start);
    }
  }
}

const isJoint = (text: string, place: number): boolean => {
  const found = classAt(text, place);
  return found === CharacterClass.Link || found === CharacterClass.Apostrophe;
};

function classAt(text: string, place: number): CharacterClass {
  if (place >= text.length) {
    return CharacterClass.Other;
  }
  const code = text.charCodeAt(place);
  return classes[code] || (classes[code] = classOf(text[place]!));
}

function classOf(character: string): CharacterClass {
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) {
    return CharacterClass.Letter;
  }
  if (/['’ʼ`]/.test(character)) {
    return CharacterClass.Apostrophe;
  }
  return /[/_.\-:]/.test(character) ? CharacterClass.Link : CharacterClass.Other;
}

/**
 * The words of a chain: its parts, and every run of adjacent parts as a compound. `v2/pay` yields `v2`, `pay` and
 * `v2pay`, so that a pasted path is found as a whole and `m-pesa` matches `mpesa`. Positions are relative to the chain.
 */
export function wordsOfChain(chain: string): Word[] {
  // Fast path: most chains are a single word.
  if (!/[/_.\-:]/.test(chain)) {
    return [wordOf(chain, 0)];
  }
  const parts = [...chain.matchAll(/[^/_.\-:]+/g)].map((part) => wordOf(part[0], part.index));
  return parts.flatMap((first, index) => {
    let run = first.word;
    const runs = parts.slice(index + 1).map((last) => {
      run += last.word;
      return {
        word: run,
        stem: run,
        isCompound: true,
        start: first.start,
        length: last.start + last.length - first.start,
      };
    });
    return [first, ...(parts.length <= maxChainLength ? runs : runs.slice(index === 0 ? -1 : runs.length))];
  });
}

function wordOf(part: string, start: number): Word {
  const word = normalize(part);
  return {word, stem: stem(word), isCompound: false, start, length: part.length};
}

/** The words of a query. A chain is searched as a whole, because its parts are on every page. */
export function wordsOfQuery(text: string): {word: string; stem: string; parts: Word[]}[] {
  const chains: {word: string; stem: string; parts: Word[]}[] = [];
  // Card numbers are typed in groups of digits.
  const joined = text.replace(/\b\d{4}(?: \d{2,6}){2,}\b/g, (digits) => digits.replace(/ /g, ''));
  eachChain(joined, (chain) => {
    const parts = wordsOfChain(chain).filter(({isCompound}) => !isCompound);
    const [only] = parts;
    const whole = parts.map(({word}) => word).join('');
    chains.push({word: whole, stem: parts.length === 1 ? only!.stem : whole, parts});
  });
  return chains;
}

/** Latin letters and the Cyrillic letters that look like them, by index. */
const latinLookalikes = 'aceikmhopxytb';
const cyrillicLookalikes = 'асеікмнорхутв';

function normalize(part: string): string {
  const word = part.toLowerCase().replace(/['’ʼ`]/g, '');
  if (/^[a-z0-9]*$/.test(word)) {
    return word;
  }
  // Fast path: most words are plain Latin or Cyrillic, and all are normalized before the first result.
  return unifyScript(/[^\0-\x7f\u0400-\u04ff]/.test(word) ? withoutAccents(word) : word);
}

/** `boleto bancário` is typed without the accent. Only Latin letters: й and ї are separate letters. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');
}

/** Converts look-alike letters in a word of mixed scripts to the script of the other letters. */
function unifyScript(word: string): string {
  if (!/[a-z]/.test(word) || !/[\u0430-\u045f\u0491]/.test(word)) {
    return word;
  }
  const cyrillic = translate(word, latinLookalikes, cyrillicLookalikes);
  return /[a-z]/.test(cyrillic) ? translate(word, cyrillicLookalikes, latinLookalikes) : cyrillic;
}

function translate(word: string, from: string, to: string): string {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
