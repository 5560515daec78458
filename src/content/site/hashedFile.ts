/** Matches the addresses of files whose name carries a hash of their content; nginx reads it too. */
export const hashedFilePattern = /^\/(?:[a-z]{2}\/)?(?:assets\/.*|search-index)[.-][0-9a-f]{8,}\.\w+$/;

/** Whether the file at an address never changes, since another content would have another name: `/assets/js/main.0f3a9c1d.js`. */
export function isHashed(address: string): boolean {
  return hashedFilePattern.test(address);
}
