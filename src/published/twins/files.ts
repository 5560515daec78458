import type {LocaleCode} from '../../content/core/locales';
import {listPages, routeOf} from '../../content/core/sidebar';
import {areInputsFixed} from '../../content/core/fileCache';
import {twinAddress} from '../../content/pages/twinAddress';
import type {PublishedFile} from '../file';
import type {Blocks} from '../../pages/insertFacts';
import {renderIndex, renderFull} from './llms';
import {renderTwin} from './twin';

/** Cache: each page is rendered once, for its own file and for llms-full.txt. */
const rendered = new Map<string, Promise<string>>();

const keyOf = (id: string, locale: LocaleCode): string => `${locale} ${id}`;

/** Keeps the twin of a page that was rendered while the page was compiled. */
export function keepTwin({id, locale}: {id: string; locale: LocaleCode}, twin: string): void {
  rendered.set(keyOf(id, locale), Promise.resolve(twin));
}

/** Outside a build, no page was compiled: its twin is rendered from its source. */
function render(id: string, locale: LocaleCode, blocks: Blocks): Promise<string> {
  const key = keyOf(id, locale);
  const twin = rendered.get(key) ?? renderTwin(id, locale, blocks);
  if (areInputsFixed) rendered.set(key, twin);
  return twin;
}

/** Every page as Markdown, by path relative to the locale's root. */
export function twinFiles(locale: LocaleCode, blocks: Blocks): Record<string, PublishedFile> {
  return Object.fromEntries(
    listPages().map((id) => [twinAddress(routeOf(id)).slice(1), () => render(id, locale, blocks)]),
  );
}

/** The two page lists for language models (llmstxt.org), by path relative to the locale's root. */
export function llmsFiles(locale: LocaleCode, blocks: Blocks): Record<string, PublishedFile> {
  return {
    'llms.txt': () => renderIndex(locale),
    'llms-full.txt': async () =>
      renderFull(await Promise.all(listPages().map((id) => render(id, locale, blocks))), locale),
  };
}
