/** Matches URLs of files with a content hash in their name. nginx uses the same pattern. */
const hashedFilePattern = /^\/(?:[a-z]{2,3}(?:-[A-Za-z0-9]+)*\/)?(?:assets\/.*|search-index)[.-][0-9a-f]{8,}\.\w+$/;

/** Whether the file at a URL is immutable, because its name contains a content hash: `/assets/js/main.0f3a9c1d.js`. */
export function isHashed(address: string): boolean {
  return hashedFilePattern.test(address);
}
