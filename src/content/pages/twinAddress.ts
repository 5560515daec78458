import {locales} from '../core/locales';

/**
 * The address of a page's Markdown twin, by the page's address with its language: `/callbacks` → `/callbacks.md`,
 * `/services/pix/` → `/services/pix.md`. A home page has no name of its own: `/` → `/index.md`, `/uk/` → `/uk/index.md`.
 */
export function twinAddress(address: string): string {
  const isHome = address === '/' || locales.some(({code}) => address === `/${code}/`);
  return isHome ? `${address}index.md` : `${address.replace(/\/$/, '')}.md`;
}
