import {hasPage, listPages, routeOf} from '../../content/routes';
import type {LocaleCode} from '../../content/locales';
import {twinAddress} from '../../content/twinAddress';
import type {PublishedFile} from '../publish-files';
import {drawIndex, drawWhole} from './llms';
import {drawTwin} from './twin';

/**
 * Every page as Markdown, and both lists of them for language models (llmstxt.org), by path below the locale's root.
 * The pages are read again instead of being collected while they are bundled: the bundler skips those it has in its cache.
 */
export function twinFiles(locale: LocaleCode): Record<string, PublishedFile> {
  const ids = listPages().filter(hasPage);
  const drawn = new Map<string, Promise<string>>();
  const draw = (id: string): Promise<string> => {
    const twin = drawn.get(id) ?? drawTwin(id, locale);
    drawn.set(id, twin);
    return twin;
  };
  return {
    ...Object.fromEntries(ids.map((id) => [twinAddress(routeOf(id)).slice(1), () => draw(id)])),
    'llms.txt': () => drawIndex(locale),
    'llms-full.txt': async () => drawWhole(await Promise.all(ids.map(draw)), locale),
  };
}
