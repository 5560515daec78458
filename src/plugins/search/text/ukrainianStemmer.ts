// A stemmer for Ukrainian: removes a word's ending and evens out the sounds that alternate before it.
// The endings follow the declensions and conjugations in «Український правопис» (2019), part «Правопис закінчень
// відмінюваних слів»; the alternations follow its part «Правопис частин основи слова» (і with о and е, fleeting vowels,
// к with ц, epenthetic л after labials). The implementation, and the selection of rules relevant to a search, are our
// own.

const list = (text: string): string[] => text.split(' ');
const join = (starts: string, ends: string): string[] =>
  list(starts).flatMap((start) => list(ends).map((end) => start + end));

/** Endings by the minimum length of the stem; the longest ending that leaves enough of the word is removed. */
const endings: Record<number, string[]> = {
  3: [
    // Nouns
    ...list('а у о е и і ю я ь й ї є ом ем єм ам ям ами ями ах ях ою ею єю еві єві ів їв ей ьми има'),
    ...list('ія ію ії іє ією ій іям іями іях ієм іїв'),
    // Adjectives
    ...list('ий ого ього ому ьому им ім ої ьої ьою их іх ими іми'),
    // тестові is a form of both тестовий and тест, so the suffix is always removed; the same goes for відмова.
    ...join('ов', 'ий ого ому им ої ою их ими і а у е и').concat('ов', 'овою', 'овами', 'овам'),
    // A verb and its noun should match the same searches: створити, створення.
    ...join('ув юв', 'ати ання анню анням анні ань аннями аннях'),
    ...join('а я е і', 'ння нню нням нні нь ннями ннях'),
    ...list('нути ють уть ать ять ить'),
  ],
  4: [
    ...list('ати яти ити йти ути айте імо имо емо ємо ите ете єте іть'),
    // Participles: створено, створений
    ...join('ован ан ен ян', 'о а ий е і ого ому им ої ій у ою их ими'),
  ],
};

/** Nouns whose plural looks like a verb's infinitive. */
const nounsLikeVerbs =
  /(запит|реквізит|депозит|кредит|аудит|плат|дат|формат|автомат|результат|[иі]кат|апарат|[рбт]ут)и$/;

/** Genitive plurals that look like an instrumental. */
const nounsLikeInstrumentals = /^(систем|проблем|схем)$/;

/** Endings grouped by length, the longest first, with the minimum length of the stem. */
const byLength: [number, Map<string, number>][] = (() => {
  const lengths = new Map<number, Map<string, number>>();
  for (const [remaining, some] of Object.entries(endings)) {
    for (const ending of some) {
      const sameLength = lengths.get(ending.length) ?? new Map<string, number>();
      lengths.set(ending.length, sameLength.set(ending, sameLength.get(ending) ?? Number(remaining)));
    }
  }
  return [...lengths].sort(([first], [second]) => second - first);
})();

const vowel = /[аеєиіїоуюя]/;

/**
 * Stems a Ukrainian word. All forms of a word share a stem, which is not necessarily a prefix of the word.
 *
 * @param word in lower case, without apostrophes
 */
export function stemUkrainian(word: string): string {
  if (word.length <= 3) {
    return word;
  }
  const active = word.length > 5 ? word.replace(/(?<=[тлвйи])(ся|сь)$/, '') : word;
  if (nounsLikeInstrumentals.test(active)) {
    return normalizeStem(active);
  }
  return normalizeStem(nounsLikeVerbs.test(active) ? active.slice(0, -1) : withoutEnding(active));
}

function withoutEnding(word: string): string {
  for (const [length, sameLength] of byLength) {
    const remaining = sameLength.get(word.slice(-length));
    const stem = word.slice(0, -length);
    if (remaining !== undefined && stem.length >= remaining && vowel.test(stem)) {
      return word.endsWith('нути') ? `${stem}н` : stem;
    }
  }
  return word;
}

/** Evens out sounds that alternate between forms of a word. */
function normalizeStem(stem: string): string {
  const normalized = stem
    // к/ц: карткою, картці; гаманець, гаманця
    .replace(/ц$/, 'к')
    // г/з: вимога, вимозі
    .replace(/з$/, 'г')
    // і/о: надійність, надійності
    .replace(/[іо]ст$/, 'ост')
    // epenthetic л: оновити, оновлення
    .replace(/(?<=[бвмпф])л$/, '')
    // instrumental -ми: грішми, гроші
    .replace(/(?<=ш)м$/, '')
    .replace(/ь$/, '')
    // doubled consonant: стаття, статей
    .replace(/(.)\1$/, '$1');
  // Fleeting vowels: карток, картка; платіж, платежу; спосіб, способу
  const short = normalized.replace(/(?<=[^аеєиіїоуюя])[іео](?=[^аеєиіїоуюя]$)/, '');
  return short.length >= 3 && vowel.test(short)
    ? short
    : // і/о: грішми, гроші
      normalized.replace(/^([^аеєиіїоуюя]+)і(?=[^аеєиіїоуюя]+$)/, '$1о');
}
