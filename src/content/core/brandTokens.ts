import {brand} from '../../brand';

const token = /%brand\.([a-zA-Z.]+)%/g;

/**
 * Replaces every `%brand.<path>%` in a text by the value at that path in `src/brand.ts`, so that pages, data and
 * contracts do not contain the brand.
 *
 * @param text content of a file
 * @param file name of the file, for error messages
 * @throws a sentence that names the file and the valid paths if a path is unknown
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
