import {brand} from '../../brand';
import {locales, prefixOf} from '../core/locales';

/** What robots may read (everything, RFC 9309) and where the maps of the site are. */
export function robotsText(): string {
  const maps = locales.map(({code}) => `Sitemap: https://${brand.hosts.site}${prefixOf(code)}/sitemap.xml`);
  return `User-agent: *\nAllow: /\n\n${maps.join('\n')}\n`;
}
