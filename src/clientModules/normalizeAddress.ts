/**
 * Normalizes malformed addresses before the router reads them: on load and on every history navigation.
 *
 * Docusaurus decodes path and hash unguarded: a malformed path prevents hydration, a malformed hash crashes the page.
 * It hydrates `/callbacks.html` with the content of another page. And from `/uk//evil.example` it generates a link to
 * the other language that is `//evil.example`, another site.
 */

/** One or more percent-encoded bytes, or a lone percent sign. */
const percentRun = /(?:%[0-9a-f]{2})+|%/gi;

/** U+FFFD, as which browsers decode malformed bytes in a query. */
const replacement = '%EF%BF%BD';

function isDecodable(text: string, times: number): boolean {
  try {
    for (let decoded = text; times > 0; times -= 1) {
      decoded = decodeURIComponent(decoded);
    }
    return true;
  } catch {
    return false;
  }
}

/** Replaces percent-encoded sequences that cannot be decoded `times` times in a row. */
function mendPercents(text: string, times: number): string {
  return text.replace(percentRun, (run) => (isDecodable(run, times) ? run : replacement));
}

/** Encoded tabs and line breaks, which browsers remove from an address once it is decoded. */
const dropped = /%0[9ad]/gi;

/** Repeated slashes, and backslashes, which browsers read as slashes once the address is decoded. */
const slashes = /(?:[/\\]|%5c)+/gi;

/**
 * Normalizes a path for Docusaurus: replaces malformed bytes (it decodes a path twice) and bytes that browsers remove,
 * collapses slashes, and strips the file name of a page (`/callbacks.html`, `/callbacks/index.html` → `/callbacks`,
 * `/index.html` → `/`).
 */
export function mendPath(path: string): string {
  return (
    mendPercents(path, 2)
      .replace(dropped, replacement)
      .replace(slashes, '/')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  );
}

/** Replaces malformed bytes in a hash, given with its `#`. */
export function mendHash(hash: string): string {
  return mendPercents(hash, 1);
}

function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendPath(pathname) + search + mendHash(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  // Capturing, and registered before the router's own listeners, so that they read the normalized address.
  window.addEventListener('popstate', mendAddress, true);
  window.addEventListener('hashchange', mendAddress, true);
}
