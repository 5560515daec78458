import {defaultLocale, locales, type LocaleCode} from '../../src/content/core/locales';
import {addressOf} from '../support/built';
import {pagesOf} from '../support/rotation';

/** The checks that a change needs. */
interface Plan {
  /** Code files: their types, their lint and the tests that import them. */
  modules: string[];
  /** Other files, such as pages and data: tests read them by their paths, so all unit and content tests run. */
  others: string[];
  /** Addresses of the pages that are written or drawn from the files, by the language of the development server. */
  pages: Partial<Record<LocaleCode, string[]>>;
}

/** Whether a file is code that others import. */
export const isModule = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/**
 * Finds what the changed files can affect. A Ukrainian text affects the Ukrainian page, any other file the
 * English one.
 */
export function planFor(files: string[]): Plan {
  const pages: Plan['pages'] = {};
  for (const {code} of locales) {
    const own = files.filter((file) => localeOf(file) === code);
    const addresses = pagesOf(own).map((id) => addressOf(id, code));
    if (addresses.length > 0) pages[code] = addresses;
  }
  return {
    modules: files.filter(isModule),
    others: files.filter((file) => !isModule(file)),
    pages,
  };
}

function localeOf(file: string): string {
  return /^i18n\/([^/]+)\//.exec(file)?.[1] ?? defaultLocale;
}
