import {parse} from 'yaml';
import {dataFile, readData} from '../../content/core/data';
import {hasInput, readInput} from '../../content/core/fileCache';
import {defaultLocale, type LocaleCode} from '../../content/core/locales';

/** What the search says without having found it. Paths of pages have neither a leading slash nor the locale. */
export interface Offers {
  /** Pages below an empty search box. */
  mostNeeded: readonly string[];
  /** Pages where nothing was found. */
  waysOn: readonly string[];
  notOffered: readonly NotOffered[];
}

interface NotOffered {
  name: string;
  /** The name and its other spellings. */
  spellings: readonly string[];
  nearest: readonly string[];
}

const file = 'not_offered.yaml';

/**
 * The offers of a language. Its own spellings of what is not offered are added to the English ones.
 *
 * @throws a sentence if the translation has another shape, or an entry that the English file has not
 */
export function readOffers(locale: LocaleCode): Offers {
  const {most_needed: mostNeeded, ways_on: waysOn} = readData('search_places.yaml');
  const entries = readData(file);
  const own = readSpellings(locale);
  const unknown = Object.keys(own).find((name) => !entries.some((entry) => entry.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `${dataFile(file, locale)}: ${unknown} is not in ${dataFile(file, defaultLocale)}. Write its name as there.`,
    );
  }
  return {
    mostNeeded,
    waysOn,
    notOffered: entries.map(({name, also = [], nearest}) => ({
      name,
      spellings: [...new Set([name, ...also, ...(own[name] ?? [])])],
      nearest,
    })),
  };
}

/** Spellings of a language by the name; none if it has no such file. */
function readSpellings(locale: LocaleCode): Record<string, string[]> {
  const name = dataFile(file, locale);
  if (locale === defaultLocale || !hasInput(name)) return {};
  const spellings = parse(readInput(name)) as Record<string, unknown>;
  for (const [key, words] of Object.entries(spellings)) {
    if (!Array.isArray(words) || words.some((word) => typeof word !== 'string'))
      throw new Error(`${name}: ${key} is ${JSON.stringify(words)}. Write a list of spellings.`);
  }
  return spellings as Record<string, string[]>;
}
