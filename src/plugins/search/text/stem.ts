import lunr from 'lunr';
import supportStemmers from 'lunr-languages/lunr.stemmer.support';
import addRussian from 'lunr-languages/lunr.ru';
import {stemUkrainian} from './ukrainianStemmer';

supportStemmers(lunr);
addRussian(lunr);
const {stemmer: russianStemmer} = (lunr as unknown as {ru: {stemmer: typeof lunr.stemmer}}).ru;

/** Letters that are in the Russian alphabet but not in the Ukrainian one. */
const russianLetters = /[\u044a\u044b\u044d\u0451]/;

/**
 * Stems a word in the language that its letters suggest: English with lunr, Russian with lunr-languages, other Cyrillic
 * words with the Ukrainian stemmer.
 *
 * @param word in lower case, without apostrophes
 */
export function stem(word: string): string {
  if (russianLetters.test(word)) {
    return byLunr(russianStemmer, word);
  }
  return /[а-яєіїґ]/.test(word) ? stemUkrainian(word) : byLunr(lunr.stemmer, word);
}

function byLunr(stemmer: (token: lunr.Token) => lunr.Token, word: string): string {
  return stemmer(new lunr.Token(word, {})).toString();
}
