import type {Transform} from '../page';

/** The mark of the framework's head manager. */
const mark = / data-rh="?true"?/;

/**
 * Takes the mark of the framework's head manager off the structured data for search engines: in the browser it would
 * replace what it manages.
 *
 * @throws if structured data lacks the mark
 */
export const structuredData =
  (): Transform =>
  ({route, html}) =>
    html.replace(/<script [^>]*application\/ld\+json[^>]*>/g, (tag) => {
      if (!mark.test(tag))
        throw new Error(
          `${route} has ${tag} without data-rh, by which the head manager knew its elements. Adapt src/plugins/built-pages/steps/structuredData.ts to it.`,
        );
      return tag.replace(mark, '');
    });
