// A stemmer of Ukrainian: what is left of a word when its ending and the sounds that change with it are gone.
// The endings are those of the declensions and conjugations in «Український правопис» (2019), part «Правопис закінчень
// відмінюваних слів»; the changes of sounds those of its part «Правопис частин основи слова» (і with о and е, fleeting
// vowels, к with ц, the л after lips). The code, and the choice of what a search can do without, are this site's own.

const list = (text: string): string[] => text.split(' ');
const join = (starts: string, ends: string): string[] =>
  list(starts).flatMap((start) => list(ends).map((end) => start + end));

/** Endings by the letters that have to remain; the longest that leaves enough of a word is taken off. */
const endings: Record<number, string[]> = {
  3: [
    // Nouns.
    ...list('а у о е и і ю я ь й ї є ом ем єм ам ям ами ями ах ях ою ею єю еві єві ів їв ей ьми има'),
    ...list('ія ію ії іє ією ій іям іями іях ієм іїв'),
    // Adjectives.
    ...list('ий ого ього ому ьому им ім ої ьої ьою их іх ими іми'),
    // тестові is both a form of тестовий and of тест, so the suffix goes from all; відмова goes the same way.
    ...join('ов', 'ий ого ому им ої ою их ими і а у е и').concat('ов', 'овою', 'овами', 'овам'),
    // A verb and its noun are one thing to who searches: створити, створення.
    ...join('ув юв', 'ати ання анню анням анні ань аннями аннях'),
    ...join('а я е і', 'ння нню нням нні нь ннями ннях'),
    ...list('нути ють уть ать ять ить'),
  ],
  4: [
    ...list('ати яти ити йти ути айте імо имо емо ємо ите ете єте іть'),
    // створено, створений
    ...join('ован ан ен ян', 'о а ий е і ого ому им ої ій у ою их ими'),
  ],
};

/** Nouns whose plural looks like the infinitive of a verb. */
const nounsLikeVerbs =
  /(запит|реквізит|депозит|кредит|аудит|плат|дат|формат|автомат|результат|[иі]кат|апарат|[рбт]ут)и$/;

/** Genitives of the plural that end as an instrumental does. */
const nounsLikeInstrumentals = /^(систем|проблем|схем)$/;

/** Lists of endings by length, the longest first, each with the letters that have to remain. */
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
 * The stem of a Ukrainian word. Forms of one word have one stem, for which the stem need be no part of the word.
 *
 * @param word in lower case, without apostrophes
 */
export function stemUkrainian(word: string): string {
  if (word.length <= 3) {
    return word;
  }
  const active = word.length > 5 ? word.replace(/(?<=[тлвйи])(ся|сь)$/, '') : word;
  if (nounsLikeInstrumentals.test(active)) {
    return evenOut(active);
  }
  return evenOut(nounsLikeVerbs.test(active) ? active.slice(0, -1) : withoutEnding(active));
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

/** Takes away what changes inside a stem from form to form. */
function evenOut(stem: string): string {
  const even = stem
    // карткою, картці; гаманець, гаманця
    .replace(/ц$/, 'к')
    // вимога, вимозі
    .replace(/з$/, 'г')
    // надійність, надійності
    .replace(/[іо]ст$/, 'ост')
    // оновити, оновлення
    .replace(/(?<=[бвмпф])л$/, '')
    // грішми, гроші
    .replace(/(?<=ш)м$/, '')
    .replace(/ь$/, '')
    // стаття, статей
    .replace(/(.)\1$/, '$1');
  // карток, картка; платіж, платежу; спосіб, способу
  const short = even.replace(/(?<=[^аеєиіїоуюя])[іео](?=[^аеєиіїоуюя]$)/, '');
  return short.length >= 3 && vowel.test(short)
    ? short
    : // грішми, гроші
      even.replace(/^([^аеєиіїоуюя]+)і(?=[^аеєиіїоуюя]+$)/, '$1о');
}
