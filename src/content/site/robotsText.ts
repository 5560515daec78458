import {brand} from '../../brand';
import {locales, prefixOf} from '../core/locales';

/** Content of robots.txt (RFC 9309): everything is allowed, and the sitemaps of all languages. */
export function robotsText(): string {
  const maps = locales.map(({code}) => `Sitemap: https://${brand.hosts.site}${prefixOf(code)}/sitemap.xml`);
  return `User-agent: *\nAllow: /\n\n${maps.join('\n')}\n`;
}
