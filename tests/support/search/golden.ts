import path from 'node:path';
import {parse} from 'yaml';
import type {LocaleCode} from '../../../src/content/core/locales';
import {readText} from '../files';

/** What a reader looks for, and the pages that answer it: addresses without the language. */
export interface GoldenQuery {
  kind: string;
  query: string;
  pages: string[];
}

/** The file of a language's golden queries, relative to the root. */
export const goldenFile = (locale: LocaleCode): string =>
  path.posix.join('tests/support/search', `golden.${locale}.yaml`);

/** The golden queries of a language, in the order of the file. */
export function readGolden(locale: LocaleCode): GoldenQuery[] {
  const kinds = parse(readText(goldenFile(locale))) as Record<string, Record<string, string | string[]>>;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, pages]) => ({kind, query, pages: [pages].flat()})),
  );
}
