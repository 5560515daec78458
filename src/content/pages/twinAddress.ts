import {locales} from '../core/locales';

/**
 * The URL of a page's Markdown version, by the page's URL with its language: `/callbacks` → `/callbacks.md`,
 * `/services/pix/` → `/services/pix.md`. The home page is `index`: `/` → `/index.md`, `/uk/` → `/uk/index.md`.
 */
export function twinAddress(address: string): string {
  const isHome = address === '/' || locales.some(({code}) => address === `/${code}/`);
  return isHome ? `${address}index.md` : `${address.replace(/\/$/, '')}.md`;
}
