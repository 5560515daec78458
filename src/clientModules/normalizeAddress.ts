/**
 * Normalizes malformed addresses before the router reads them: on load and on every history navigation.
 *
 * Docusaurus decodes path and hash unguarded: a malformed path prevents hydration, a malformed hash crashes the page.
 * It hydrates `/callbacks.html` with the content of another page. Static hosts answer that address with `404.html`,
 * sometimes with that of another language, so the page is requested again without the file name. And from
 * `/uk//evil.example` it generates a link to the other language that is `//evil.example`, another site.
 */

/** One or more percent-encoded bytes, or a lone percent sign. */
const percentRun = /(?:%[0-9a-f]{2})+|%/gi;

/** U+FFFD, as which browsers decode malformed bytes in a query. */
const replacementCharacter = '%EF%BF%BD';

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
function replaceMalformed(text: string, times: number): string {
  return text.replace(percentRun, (run) => (isDecodable(run, times) ? run : replacementCharacter));
}

/** Encoded tabs and line breaks, which browsers remove from an address once it is decoded. */
const ignoredBytes = /%0[9ad]/gi;

/** Repeated slashes, and backslashes, which browsers read as slashes once the address is decoded. */
const slashes = /(?:[/\\]|%5c)+/gi;

/**
 * Normalizes a path for Docusaurus: replaces malformed bytes (it decodes a path twice) and bytes that browsers remove,
 * collapses slashes, and strips the file name of a page (`/callbacks.html`, `/callbacks/index.html` → `/callbacks`,
 * `/index.html` → `/`).
 */
export function normalizePath(path: string): string {
  return (
    replaceMalformed(path, 2)
      .replace(ignoredBytes, replacementCharacter)
      .replace(slashes, '/')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  );
}

/** Replaces malformed bytes in a hash, given with its `#`. */
export function normalizeHash(hash: string): string {
  return replaceMalformed(hash, 1);
}

function normalizedAddress(): string {
  const {pathname, search, hash} = window.location;
  return normalizePath(pathname) + search + normalizeHash(hash);
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = normalizedAddress();
  if (normalized !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

/** Whether a host answered the address of a page's file with `404.html`. */
const isMissingFile = (): boolean =>
  /.\.html$/.test(window.location.pathname) &&
  !window.location.pathname.endsWith('/404.html') &&
  document.querySelector('[data-not-found]') !== null;

if (typeof window !== 'undefined') {
  if (isMissingFile()) {
    window.location.replace(normalizedAddress());
    // The page of this address is not that in the document, so nothing is rendered until the other has loaded.
    window.docusaurusRoot = {render() {}, unmount() {}};
  } else {
    normalizeAddress();
  }
  // Capturing, and registered before the router's own listeners, so that they read the normalized address.
  window.addEventListener('popstate', normalizeAddress, true);
  window.addEventListener('hashchange', normalizeAddress, true);
}
