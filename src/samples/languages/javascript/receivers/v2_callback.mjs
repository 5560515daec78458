// Verifies a callback of API v2. Needs Node.js 18 and no package.
import {createHmac, timingSafeEqual} from 'node:crypto';

// Buffer.from() skips characters that are not base64, hence the pattern.
const secretPattern = /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Returns null when the callback is genuine, else the reason: header_missing,
 * header_malformed, timestamp_out_of_range, secret_malformed, signature_mismatch.
 *
 * @param {Record<string, string>} headers names in any case
 * @param {Buffer} body the raw body; in Express request.body after
 *   express.raw({type: 'application/json'})
 * @param {string[]} secrets two of them while a secret rotates
 * @param {number} [now] Unix seconds
 */
export function verifyCallback(
  headers,
  body,
  secrets,
  now = Math.floor(Date.now() / 1000),
) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const id = lower['webhook-id'];
  const timestamp = lower['webhook-timestamp'];
  const signatures = lower['webhook-signature'];
  if (!id || !timestamp || !signatures) {
    return 'header_missing';
  }

  const entries = signatures.split(' ').filter((entry) => entry.startsWith('v1,'));
  if (!/^\d{1,15}$/.test(timestamp) || entries.length === 0) {
    return 'header_malformed';
  }
  if (Math.abs(now - Number(timestamp)) > 300) {
    return 'timestamp_out_of_range';
  }

  if (!secrets.every((secret) => secretPattern.test(secret))) {
    return 'secret_malformed';
  }

  for (const secret of secrets) {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const digest = createHmac('sha256', key)
      .update(`${id}.${timestamp}.`)
      .update(body)
      .digest('base64');
    const expected = Buffer.from(`v1,${digest}`);
    for (const entry of entries.map((text) => Buffer.from(text))) {
      if (entry.length === expected.length && timingSafeEqual(entry, expected)) {
        return null;
      }
    }
  }
  return 'signature_mismatch';
}
