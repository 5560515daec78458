import lunr from 'lunr';
import supportStemmers from 'lunr-languages/lunr.stemmer.support';
import addRussian from 'lunr-languages/lunr.ru';
import {stemUkrainian} from './ukrainianStemmer';

supportStemmers(lunr);
addRussian(lunr);

/**
 * The stem of a word in the language that its letters tell: English by lunr's stemmer, Russian (ы, э, ё, ъ) by that of
 * lunr-languages, other Cyrillic words by the Ukrainian one.
 *
 * @param word in lower case, without apostrophes
 */
export function stem(word: string): string {
  if (/[ыэёъ]/.test(word)) {
    return byLunr(lunr.ru.stemmer, word);
  }
  return /[а-яєіїґ]/.test(word) ? stemUkrainian(word) : byLunr(lunr.stemmer, word);
}

function byLunr(stemmer: (token: lunr.Token) => lunr.Token, word: string): string {
  return stemmer(new lunr.Token(word, {})).toString();
}
