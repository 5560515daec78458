import {loadChanges} from '../../../content/reference/changelog';
import type {Site, Transform} from '../page';

/** The mark of the framework's head manager. */
const mark = / data-rh="?true"?/;

const article = '"@type":"TechArticle",';

/**
 * Takes the mark of the framework's head manager off the structured data for search engines: in the browser it would
 * replace what it manages. Articles that the changelog lists get the day of the last change. When a page was first
 * published is not known.
 *
 * @throws if structured data lacks the mark
 */
export const structuredData = ({baseUrl}: Pick<Site, 'baseUrl'>): Transform => {
  const days = new Map<string, string>();
  // The newest change is the first.
  for (const {date, links = []} of loadChanges().toReversed()) for (const link of links) days.set(pathOf(link), date);
  return ({route, html}) => {
    const day = days.get(pathOf(`/${route.slice(baseUrl.length)}`));
    const given = day === undefined ? '' : `"dateModified":"${day}",`;
    return html
      .replace(/<script [^>]*application\/ld\+json[^>]*>/g, (tag) => {
        if (!mark.test(tag))
          throw new Error(
            `${route} has ${tag} without data-rh, by which the head manager knew its elements. Adapt src/plugins/built-pages/steps/structuredData.ts to it.`,
          );
        return tag.replace(mark, '');
      })
      .replace(article, () => article + given);
  };
};

/** A path without the slash at its end. */
const pathOf = (address: string): string => address.replace(/(.)\/$/, '$1');
