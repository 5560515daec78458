import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../content/core/locales';
import {hasPage, listPages, routeOf} from '../../content/core/sidebar';
import {areInputsFixed} from '../../content/core/fileCache';
import {twinAddress} from '../../content/pages/twinAddress';
import type {PublishedFile} from '../publish-files';
import {createPage, locate} from '../remark-facts/page';
import {renderIndex, renderFull} from './llms';
import {insertPartials} from './readTree';
import {renderTwin, writeTwin} from './twin';

/** Cache: each page is rendered once, for its own file and for llms-full.txt. */
const rendered = new Map<string, Promise<string>>();

const keyOf = (id: string, locale: LocaleCode): string => `${locale} ${id}`;

/**
 * Remark plugin that renders a page's Markdown twin during MDX compilation, from the nodes that `remarkFacts` produced.
 * Building the facts a second time would dominate the build time.
 */
export function remarkTwins() {
  return ({children}: Root, {path, data}: VFile): void => {
    const place = areInputsFixed ? locate(path) : null;
    if (place === null) return;
    const page = createPage(place.id, place.locale, (data as {frontMatter: Record<string, unknown>}).frontMatter);
    const nodes = insertPartials(children.filter(({type}) => type !== 'yaml'));
    rendered.set(keyOf(place.id, place.locale), Promise.resolve(writeTwin(nodes, page)));
  };
}

/** A page served from the bundler's cache was not compiled, so its twin is rendered from its source. */
function render(id: string, locale: LocaleCode): Promise<string> {
  const key = keyOf(id, locale);
  const twin = rendered.get(key) ?? renderTwin(id, locale);
  if (areInputsFixed) rendered.set(key, twin);
  return twin;
}

/** Every page as Markdown, by path relative to the locale's root. */
export function twinFiles(locale: LocaleCode): Record<string, PublishedFile> {
  return Object.fromEntries(pages().map((id) => [twinAddress(routeOf(id)).slice(1), () => render(id, locale)]));
}

/** The two page lists for language models (llmstxt.org), by path relative to the locale's root. */
export function llmsFiles(locale: LocaleCode): Record<string, PublishedFile> {
  return {
    'llms.txt': () => renderIndex(locale),
    'llms-full.txt': async () => renderFull(await Promise.all(pages().map((id) => render(id, locale))), locale),
  };
}

const pages = (): string[] => listPages().filter(hasPage);
