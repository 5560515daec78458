import {readData} from '../core/data';
import {cacheLoader} from '../core/fileCache';
import {loadServices, type Service} from './services';

/** The data file of the marks, below `src/data`. */
const marksFile = 'services/marks.yaml';

/** The names of the published pictures, which pages in all languages load from the same address. */
export const markFile = (name: string): string => `img/marks/${name}.svg`;
export const flagFile = (country: string): string => `img/flags/${country.toLowerCase()}.svg`;

/** The picture of a payment method or of a cryptocurrency, published as `/img/marks/<name>.svg`. */
interface Mark {
  name: string;
  /** What it is drawn from, as `set:name`. */
  icons: string[];
  /** Colour of an icon that has none of its own. */
  color?: string;
  methods: string[];
  coins: string[];
}

/** All marks, in file order. */
export const loadMarks = cacheLoader((): Mark[] =>
  Object.entries(readData(marksFile)).map(([name, mark]) => ({name, methods: [], coins: [], ...mark})),
);

const nameOf = (key: 'methods' | 'coins', value: string): string | null =>
  loadMarks().find((mark) => mark[key].includes(value))?.name ?? null;

/** The name of the mark of a cryptocurrency, or null if it has none. */
export function markOfCoin(code: string): string | null {
  return nameOf('coins', code);
}

/** The name of the mark of a service’s method, or of the only currency that the service moves; null if there is none. */
export function markOf({method, currencies}: Pick<Service, 'method' | 'currencies'>): string | null {
  return nameOf('methods', method) ?? (currencies.length === 1 ? markOfCoin(currencies[0]!) : null);
}

/** The name of the mark that all services of a family have, or null if they have different ones or none. */
export const markOfFamily = cacheLoader((family: string): string | null => {
  const names = new Set(
    loadServices()
      .filter((service) => service.family === family)
      .map(markOf),
  );
  const [name = null] = names;
  return names.size === 1 ? name : null;
});

/** The countries that some service is for, as ISO 3166-1 alpha-2 codes in byte order: those that have a flag. */
export function countriesOfServices(): string[] {
  return [...new Set(loadServices().flatMap(({countries}) => countries))].sort();
}

/** The letters that stand for a method where it has no mark: the initials of its first two words, or its first two letters. */
export function monogramOf(method: string): string {
  const [first = '', second] = method.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0]!, [...second][0]!];
  return letters.join('').toLocaleUpperCase();
}
