/** Addresses that the gateway never calls or redirects to, so that nobody reaches a private network through it. */
import type {FieldFailure} from './failure';

/** First octets of the IPv4 ranges that are not public (RFC 6890), as a test on all four. */
const privateRanges: ((octets: number[]) => boolean)[] = [
  ([a]) => a === 0 || a === 10 || a === 127 || a! >= 224,
  ([a, b]) => a === 100 && b! >= 64 && b! < 128,
  ([a, b]) => a === 169 && b === 254,
  ([a, b]) => a === 172 && b! >= 16 && b! < 32,
  ([a, b]) => a === 192 && b === 168,
];

/** Names that only a local network resolves (RFC 6761, RFC 6762, RFC 8375), or a name without a dot. */
const localName = /(^|\.)(localhost|local|internal|home\.arpa)$|^[^.]+$/;

/** An absolute address, or `null`: `URL.canParse` is newer than the browsers in which the sandbox runs. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Whether the host of a URL is public, as far as its text tells: no local name, no private or reserved IP address.
 *
 * @param url an absolute https address
 */
export function isPublicUrl(url: string): boolean {
  const host = parseUrl(url)?.hostname.toLowerCase().replace(/\.$/, '');
  if (host === undefined) return false;
  // Only unicast addresses in 2000::/3 are global (RFC 4291 §2.4).
  if (host.startsWith('[')) return /^\[[23][0-9a-f]{3}:/.test(host);
  // The URL parser writes every form of an IPv4 address with four decimal numbers.
  if (/^\d+(\.\d+){3}$/.test(host)) return !privateRanges.some((isIn) => isIn(host.split('.').map(Number)));
  return !localName.test(host);
}

/**
 * The addresses of a body that lead to a local or private network; their properties end in `url`. Texts of `metadata`
 * have names of the merchant's choice.
 */
export function findPrivateUrls(value: unknown, pointer = ''): FieldFailure[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]): FieldFailure[] => {
    const place = `${pointer}/${name}`;
    if (place === '/metadata') return [];
    if (typeof item !== 'string') return findPrivateUrls(item, place);
    return /(^|_)url$/.test(name) && !isPublicUrl(item)
      ? [{pointer: place, code: 'url_invalid', detail: 'The address leads to a local or private network.'}]
      : [];
  });
}
