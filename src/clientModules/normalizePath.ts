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

/** Encoded blanks at the ends, which come with an address from a text, and which the framework removes. */
const outerBlanks = /^\/(?:%20|%c2%a0)+|(?:%20|%c2%a0)+(?=\/?$)/gi;

/** Repeated slashes, encoded ones, which hosts decode, and backslashes, which browsers read as slashes once decoded. */
const slashes = /(?:[/\\]|%2f|%5c)+/gi;

/**
 * Normalizes a path for Docusaurus: replaces malformed bytes (it decodes a path twice) and bytes that browsers remove,
 * collapses slashes, and strips blanks at the end and the file name of a page (`/callbacks.html`, `/callbacks/index.html`,
 * `/callbacks/index` → `/callbacks`, `/index.html` → `/`).
 */
export function normalizePath(path: string): string {
  return (
    replaceMalformed(path, 2)
      .replace(ignoredBytes, replacementCharacter)
      .replace(slashes, '/')
      .replace(outerBlanks, (blanks) => (blanks.startsWith('/') ? '/' : ''))
      .replace(/(?:\/index)?\.html\/?$|\/index$/, '') || '/'
  );
}

/** Replaces malformed bytes in a hash, given with its `#`. */
export function normalizeHash(hash: string): string {
  return replaceMalformed(hash, 1);
}
