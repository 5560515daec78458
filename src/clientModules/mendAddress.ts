/**
 * The framework decodes the path and the hash of an address without a guard: a malformed path keeps the page
 * from starting, a malformed hash crashes it. And it starts a page at `/callbacks.html` with the content of
 * another one. From `/uk//evil.example` it makes a link `//evil.example` to the other language, which leads to another
 * site. So the address is mended before the framework reads it: on load and on every step of history.
 */

/** One or more percent-encoded bytes, or a lone percent sign. */
const percentRun = /(?:%[0-9a-f]{2})+|%/gi;

/** The replacement character, as browsers decode malformed bytes in a query. */
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

/** Replaces what cannot be decoded `times` times in a row; the rest stays as it is. */
function mendPercents(text: string, times: number): string {
  return text.replace(percentRun, (run) => (isDecodable(run, times) ? run : replacement));
}

/** What the framework decodes to tabs and line breaks, which browsers drop from an address. */
const dropped = /%0[9ad]/gi;

/** Slashes in a row, and what browsers read as such once the framework has decoded it. */
const slashes = /(?:[/\\]|%5c)+/gi;

/**
 * The path as the framework can read it: without malformed bytes (it decodes a path twice), without bytes that browsers
 * drop, with single slashes, and without the name of the file that a page lies in (`/callbacks.html`,
 * `/callbacks/index.html` → `/callbacks`, `/index.html` → `/`).
 */
export function mendPath(path: string): string {
  return (
    mendPercents(path, 2)
      .replace(dropped, replacement)
      .replace(slashes, '/')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  );
}

/** The hash as the framework can read it, with its `#`. */
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
  // Registered before the router's own listeners, and captured: they read an address that is mended already.
  window.addEventListener('popstate', mendAddress, true);
  window.addEventListener('hashchange', mendAddress, true);
}
