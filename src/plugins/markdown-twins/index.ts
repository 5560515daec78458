import {hasPage, listPages, routeOf} from '../../content/routes';
import type {LocaleCode} from '../../content/locales';
import {twinAddress} from '../../content/twinAddress';
import type {PublishedFile} from '../publish-files';
import {drawIndex, drawWhole} from './llms';
import {drawTwin} from './twin';

/** Each page is drawn once, for its own file and for the file of all. */
const drawn = new Map<string, Promise<string>>();

function draw(id: string, locale: LocaleCode): Promise<string> {
  const key = `${locale} ${id}`;
  const twin = drawn.get(key) ?? drawTwin(id, locale);
  if (process.env.NODE_ENV === 'production') drawn.set(key, twin);
  return twin;
}

/**
 * Every page as Markdown, by path below the locale's root. The pages are read again instead of being collected while
 * they are bundled: the bundler skips those it has in its cache.
 */
export function twinFiles(locale: LocaleCode): Record<string, PublishedFile> {
  return Object.fromEntries(pages().map((id) => [twinAddress(routeOf(id)).slice(1), () => draw(id, locale)]));
}

/** Both lists of the pages for language models (llmstxt.org), by path below the locale's root. */
export function llmsFiles(locale: LocaleCode): Record<string, PublishedFile> {
  return {
    'llms.txt': () => drawIndex(locale),
    'llms-full.txt': async () => drawWhole(await Promise.all(pages().map((id) => draw(id, locale))), locale),
  };
}

const pages = (): string[] => listPages().filter(hasPage);
