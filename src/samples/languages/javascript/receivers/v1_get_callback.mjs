// Verifies a callback of API v1 by GET. Needs Node.js 18 and no package.
import {createHmac, timingSafeEqual} from 'node:crypto';

/** Percent-encodes as RFC 3986 defines; encodeURIComponent() leaves !'()* alone. */
function encode(text) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Returns null when the callback is genuine, else the reason: query_malformed,
 * parameter_repeated, sign_missing, sign_mismatch.
 *
 * @param {string} query the raw query, after the question mark: in Express
 *   request.originalUrl.split('?')[1] ?? ''
 * @param {string[]} secrets of the point’s keys: two of them while a key rotates
 */
export function verifyCallback(query, secrets) {
  const parameters = new Map();
  for (const pair of query.split('&').filter(Boolean)) {
    const [, name, value] = /^([^=]*)=?(.*)$/s.exec(pair);
    let decoded;
    try {
      decoded = decodeURIComponent(name);
      if (parameters.has(decoded)) {
        return 'parameter_repeated';
      }
      parameters.set(decoded, decodeURIComponent(value));
    } catch {
      return 'query_malformed';
    }
  }
  const sign = parameters.get('sign');
  if (!sign) {
    return 'sign_missing';
  }
  parameters.delete('sign');

  const signed = [...parameters]
    .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  for (const secret of secrets) {
    const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
    const given = Buffer.from(sign);
    if (given.length === expected.length && timingSafeEqual(given, expected)) {
      return null;
    }
  }
  return 'sign_mismatch';
}
