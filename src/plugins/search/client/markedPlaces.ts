import {editDistance, typosIn} from '../text/editDistance';
import {isStopWord} from '../text/stopWords';
import {wordsOf, wordsOfQuery, type Word} from '../text/words';

/** Start and end in a text. */
type Place = [start: number, end: number];

/**
 * The ranges of a text that match the words of a query: inflected, as a prefix (`trans`), or written as one word (`3ds`
 * for `3-D Secure`); with typos only if the word has no other match, and with two only if no word of the query has one:
 * a question that leads to a page may have words that are not on it. Sorted, without overlaps.
 */
export function markedPlaces(query: string, text: string, maxTypos: number): Place[] {
  const words = wordsOf(text);
  const all = wordsOfQuery(query);
  const significant = all.filter(({word}) => !isStopWord(word));
  const asked = significant.length > 0 ? significant : all;
  const written = asked.map(({word, stem, parts}, index) => {
    const isLast = index === asked.length - 1;
    const whole = placesOf(word, stem, words, isLast);
    return whole.length > 0 || parts.length === 1
      ? whole
      : parts.flatMap((part) => placesOf(part.word, part.stem, words, isLast));
  });
  const limit = written.some((places) => places.length > 0) ? Math.min(maxTypos, 1) : maxTypos;
  const places = written.flatMap((found, index) => {
    const {word, parts} = asked[index]!;
    return found.length > 0 || parts.length > 1 ? found : misspelt(word, words, Math.min(limit, typosIn(word)));
  });
  places.sort(([first, end], [second, otherEnd]) => first - second || otherEnd - end);
  let last = 0;
  return places.filter(([start, end]) => {
    const isFree = start >= last;
    if (isFree) last = end;
    return isFree;
  });
}

function placesOf(word: string, stem: string, words: Word[], isLast: boolean): Place[] {
  /** The last single word; the compounds after it begin with it. */
  let part = '';
  return words.flatMap((found, index): Place[] => {
    const {start, length} = found;
    if (!found.isCompound) part = found.word;
    // `3ds` has the stem of `3-D`, but means `3-D Secure`.
    if (found.stem === stem)
      return [[start, (found.isCompound ? endOfRun(word, words, index) : undefined) ?? start + length]];
    if (word.length < 3 && !isLast) return [];
    // Of a longer word only the typed prefix is marked.
    if (part.startsWith(word)) return found.isCompound ? [] : [[start, start + word.length]];
    const end = found.word.startsWith(word) ? start + length : endOfRun(word, words, index);
    return end === undefined ? [] : [[start, end]];
  });
}

/** The end of the run of words from `index` that, without spaces, begins with `word`; undefined if there is none. */
function endOfRun(word: string, words: Word[], index: number): number | undefined {
  const first = words[index]!;
  let end = first.start + first.length;
  let run = first.word;
  const canGrow = (text: string): boolean => text.length > 1 && text.length < word.length && word.startsWith(text);
  for (let next = index + 1; canGrow(run) && next < words.length; next += 1) {
    const {word: text, start, length, isCompound} = words[next]!;
    if (start >= end && !isCompound) {
      run += text;
      end = start + length;
    }
  }
  return run.startsWith(word) ? end : undefined;
}

/** The ranges of the words with the fewest typos, in all their inflections. */
function misspelt(word: string, words: Word[], limit: number): Place[] {
  const distances = new Map<string, number>();
  for (const {word: known} of limit > 0 ? words : []) {
    if (known.length > 2 && !distances.has(known)) distances.set(known, editDistance(word, known, limit));
  }
  const nearest = Math.min(limit, ...distances.values());
  const stems = new Set(words.filter(({word: known}) => distances.get(known) === nearest).map(({stem}) => stem));
  return words.filter(({stem}) => stems.has(stem)).map(({start, length}): Place => [start, start + length]);
}
