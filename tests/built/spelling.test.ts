import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {dataFile} from '../../src/content/core/data';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {readAllBuilt} from '../support/built';
import {readText} from '../support/files';
import {languageOf, namesInRegisters, proseOf, wordsOf} from '../support/prose';

/**
 * Words that the dictionary lacks, and a person has accepted: names and terms. `webhook/callback` has the inflections
 * of its model. Pages also contain words of the other language, so each word is checked by its script.
 */
const languages = locales.map(({code, spelling: {dictionary}}) => ({
  code,
  dictionary,
  list: dataFile('words.txt', code),
}));

const lowerCase = (word: string) => word.replaceAll('’', "'").toLowerCase();
const entriesOf = (list: string) => readText(list).trim().split('\n');

/** The words that the dictionary does not know, nor the list if it is given. */
function misspelt(words: string[], dictionary: string, list?: string): string[] {
  // Whole entries are looked up here: the dictionary overrules them where it knows another spelling.
  const accepted = new Set(list === undefined ? [] : entriesOf(list).map((entry) => entry.replaceAll('’', "'")));
  const isAccepted = (word: string) => accepted.has(word) || accepted.has(word.charAt(0).toLowerCase() + word.slice(1));
  const {stdout, status, stderr} = spawnSync(
    'hunspell',
    ['-l', '-i', 'utf-8', '-d', dictionary, ...(list === undefined ? [] : ['-p', path.join(root, list)])],
    {
      input: words.filter((word) => !isAccepted(word)).join('\n'),
      encoding: 'utf8',
      env: {...process.env, LC_ALL: 'C.UTF-8'},
      maxBuffer: 10_000_000,
    },
  );
  if (status !== 0) throw new Error(`hunspell with the dictionary ${dictionary} failed: ${stderr}`);
  // Hunspell may report only one part of a hyphenated word.
  const found = new Set(stdout.split('\n'));
  return words.filter((word) => !isAccepted(word) && [word, ...word.split('-')].some((part) => found.has(part)));
}

/** The words of all pages by language, each with a place where it occurs. */
function collectWords(): Record<string, Map<string, string>> {
  const names = namesInRegisters();
  const found = Object.fromEntries(locales.map(({code}) => [code, new Map<string, string>()]));
  const seen = new Set<string>();
  for (const {address, html, locale} of readAllBuilt()) {
    for (const text of proseOf(html)) {
      if (seen.has(text)) continue;
      seen.add(text);
      for (const word of wordsOf(text)) {
        if (!names.has(word))
          found[languageOf(word, locale)]!.set(word, `${address}: “${word}” in “${text.trim().slice(0, 100)}”`);
      }
    }
  }
  return found;
}

test('every word of the pages is spelt right, and the lists of words hold only what the pages need', () => {
  const found = collectWords();
  for (const {code, dictionary, list} of languages) {
    const words = [...found[code]!.keys()];
    expect(words.length).toBeGreaterThan(3000);
    expect(
      misspelt(words, dictionary, list).map((word) => found[code]!.get(word)),
      `Words that the dictionary ${dictionary} does not know. Correct them in the source of the page, put code in backticks; a name or a term that is right goes into ${list}, spelt as in a reference work.`,
    ).toEqual([]);

    const unknown = new Set(
      misspelt(words, dictionary)
        .flatMap((word) => [word, ...word.split('-')])
        .map(lowerCase),
    );
    const isNeeded = (entry: string) => {
      const [word, model] = lowerCase(entry).split('/') as [string, string?];
      // The last letters change with the form.
      return (
        unknown.has(word) || (model !== undefined && [...unknown].some((each) => each.startsWith(word.slice(0, -2))))
      );
    };
    expect(
      entriesOf(list).filter((entry) => !isNeeded(entry)),
      `${list}: no page holds these words, or the dictionary knows them. Take them out.`,
    ).toEqual([]);
    expect(entriesOf(list), `${list} is sorted, and holds each word once`).toEqual(
      [...new Set(entriesOf(list))].sort(new Intl.Collator(code).compare),
    );
    console.log(`spelling, ${code}: ${words.length} words, ${entriesOf(list).length} accepted`);
  }
});

test('prose is what people read, word by word, without code, codes and abbreviations', () => {
  const html =
    '<body><p title="Hint here">Send the <code>recieve</code> field to one’s HPP, IBANs and the-like; see docs.shop.example, a/b or %s.<p lang=uk>Ім’я SMS-кодом</p><script>recieve()</script>';
  expect(proseOf(html).flatMap(wordsOf)).toEqual([
    'Hint',
    'here',
    'Send',
    'the',
    'field',
    'to',
    'one',
    'and',
    'the-like',
    'see',
    'or',
    "Ім'я",
    'кодом',
  ]);
});

test('each dictionary finds a misspelt word and takes a right one', () => {
  expect(misspelt(['receive', 'recieve', 'webhooks', 'Webhook'], 'en_GB', 'src/data/words.txt')).toEqual(['recieve']);
  expect(misspelt(['платіж', 'платиж', "ім'я", 'колбеками', 'Колбека'], 'uk_UA', 'i18n/uk/data/words.txt')).toEqual([
    'платиж',
  ]);
});
