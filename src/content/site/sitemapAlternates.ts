import {brand} from '../../brand';
import {defaultLocale, locales, prefixOf, type LocaleCode} from '../core/locales';

/**
 * Adds the URLs of the other languages (`xhtml:link`) to sitemap entries, like the `hreflang` links of each page.
 *
 * @param baseUrl of the language that is built, with slashes: `/uk/`
 */
export function withAlternates<Item extends {url: string}>(
  items: Item[],
  baseUrl: string,
): (Item & {links: {lang: string; url: string}[]})[] {
  return items.map((item) => {
    const route = new URL(item.url).pathname.slice(baseUrl.length);
    const addressIn = (code: LocaleCode): string => `https://${brand.hosts.site}${prefixOf(code)}/${route}`;
    return {
      ...item,
      links: [
        ...locales.map(({code, htmlLang}) => ({lang: htmlLang, url: addressIn(code)})),
        {lang: 'x-default', url: addressIn(defaultLocale)},
      ],
    };
  });
}
