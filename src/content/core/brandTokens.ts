import {brand} from '../../brand';

const token = /%brand\.([a-zA-Z.]+)%/g;

/**
 * Replaces every `%brand.<path>%` in a text by the value that `src/brand.ts` holds at that path,
 * so that pages, data and contracts never spell the brand themselves.
 *
 * @param text what was read from a file
 * @param file the file's name, for the error
 * @throws a sentence that names the file and the paths that exist, when the path is unknown
 */
export function fillBrand(text: string, file: string): string {
  return text.replace(token, (whole, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], brand);
    if (typeof value !== 'string') {
      throw new Error(
        `${file}: ${whole} names nothing in src/brand.ts. Write a path that leads to a text there, such as %brand.hosts.live%.`,
      );
    }
    return value;
  });
}
