import {loadChanges} from '../../../content/reference/changelog';
import type {Site, Transform} from '../page';

/** The attribute by which Docusaurus' head manager recognizes its elements. */
const mark = / data-rh="?true"?/;

const article = '"@type":"TechArticle",';

/**
 * Removes the head manager's attribute from the structured data for search engines, because in the browser the head
 * manager would replace elements that have it. Adds `dateModified` to pages that the changelog lists; the date of first
 * publication is not known.
 *
 * @throws if structured data lacks the attribute
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
