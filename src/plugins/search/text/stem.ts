import lunr from 'lunr';
import supportStemmers from 'lunr-languages/lunr.stemmer.support';
import addRussian from 'lunr-languages/lunr.ru';
import {stemUkrainian} from './ukrainianStemmer';

supportStemmers(lunr);
addRussian(lunr);
const {stemmer: russianStemmer} = (lunr as unknown as {ru: {stemmer: typeof lunr.stemmer}}).ru;

/** Letters that Russian has and Ukrainian has not. */
const russianLetters = /[\u044a\u044b\u044d\u0451]/;

/**
 * The stem of a word in the language that its letters tell: English by lunr's stemmer, Russian by that of lunr-languages,
 * other Cyrillic words by the Ukrainian one.
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
