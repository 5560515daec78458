import {hasInput} from '../../content/core/fileCache';
import {dataFile, readData, readOwnData} from '../../content/core/data';
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
 * @throws a sentence if an entry names no nearest page, or a language has an entry that the English file has not
 */
export function readOffers(locale: LocaleCode): Offers {
  const {most_needed: mostNeeded, ways_on: waysOn} = readData('search_places.yaml');
  const entries = readData(file);
  const own = locale !== defaultLocale && hasInput(dataFile(file, locale)) ? readOwnData(file, locale) : [];
  const unknown = own.find(({name}) => !entries.some((entry) => entry.name === name));
  if (unknown)
    throw new Error(
      `${dataFile(file, locale)}: ${unknown.name} is not in ${dataFile(file, defaultLocale)}. Write its name as there.`,
    );
  return {
    mostNeeded,
    waysOn,
    notOffered: entries.map(({name, also = [], nearest}) => {
      if (!nearest)
        throw new Error(
          `${dataFile(file, defaultLocale)}: ${name} has no "nearest". Write the paths of the nearest pages.`,
        );
      const translated = own.find((entry) => entry.name === name)?.also ?? [];
      return {name, spellings: [...new Set([name, ...also, ...translated])], nearest};
    }),
  };
}
