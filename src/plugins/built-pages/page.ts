import fs from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../content/core/locales';

/** A built page of one language. */
export interface RenderedPage {
  /** Path with the base URL, such as `/uk/callbacks`. */
  route: string;
  html: string;
}

/** The build of one language, which each step receives. */
export interface Site {
  outDir: string;
  /** `/`, or `/uk/`. */
  baseUrl: string;
  locale: LocaleCode;
  /** All pages as the framework wrote them. */
  pages: readonly RenderedPage[];
  /** The style sheets that a step wrote into pages. One header holds for all of them, so each page allows all. */
  inlineStyles: string[];
}

/** Returns the HTML of a page after a step. */
export type Transform = (page: RenderedPage) => string;

/** One step: reads from the site once, and returns the transform for each page. */
export type Step = (site: Site) => Transform | Promise<Transform>;

/** The file of a page. */
export function fileOf({outDir, baseUrl}: Pick<Site, 'outDir' | 'baseUrl'>, route: string): string {
  return path.join(outDir, route.slice(baseUrl.length), route.endsWith('.html') ? '' : 'index.html');
}

/** A page whose file is read on each access: held together, the pages of a large site would fill the memory. */
export function pageIn(file: string, route: string): RenderedPage {
  return {
    route,
    get html() {
      return fs.readFileSync(file, 'utf8');
    },
  };
}

/** Replaces a file in one move: other plugins read the pages at the same time. */
export function replaceFile(file: string, content: string): void {
  const fresh = `${file}.new`;
  fs.writeFileSync(fresh, content);
  fs.renameSync(fresh, file);
}
