/**
 * Normalizes malformed addresses before the router reads them: on load and on every history navigation.
 *
 * Docusaurus decodes path and hash unguarded: a malformed path prevents hydration, a malformed hash crashes the page.
 * It hydrates `/callbacks.html`, and a path with an encoded slash, with the content of another page. And from
 * `/uk//evil.example` it generates a link to the other language that is `//evil.example`, another site.
 */

import {leaveNotFound} from './leaveNotFound';
import {normalizeHash, normalizePath} from './normalizePath';

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = normalizePath(pathname) + search + normalizeHash(hash);
  if (normalized !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

if (typeof window !== 'undefined') {
  if (!leaveNotFound()) normalizeAddress();
  // Capturing, and registered before the router's own listeners, so that they read the normalized address.
  window.addEventListener('popstate', normalizeAddress, true);
  window.addEventListener('hashchange', normalizeAddress, true);
}
