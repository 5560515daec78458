// Verifies a callback of API v1 by POST. Needs Node.js 18 and no package.
// The hash covers only auth: confirm the transaction with transaction/find.
import {createHash, timingSafeEqual} from 'node:crypto';

/**
 * Returns null when the sender knows the secret, else the reason: body_malformed,
 * auth_missing, key_unknown, hash_mismatch, nonce_reused.
 *
 * @param {Buffer} body the raw body; in Express request.body after
 *   express.raw({type: 'application/json'})
 * @param {Record<string, string>} secrets by point and key: {'1042:1': '…'}
 * @param {(nonce: string) => boolean} isNonceUsed whether you stored it in the
 *   last 24 hours; store it when the result is null
 */
export function verifyCallback(body, secrets, isNonceUsed) {
  let callback;
  try {
    callback = JSON.parse(new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body));
  } catch {
    return 'body_malformed';
  }
  const {point, key, nonce, hash} = callback?.auth ?? {};
  if (!point || !key || !nonce || !hash) {
    return 'auth_missing';
  }
  const secret = secrets[`${point}:${key}`];
  if (!secret) {
    return 'key_unknown';
  }

  const digest = createHash('sha256').update(`${point}:${key}:${nonce}:${secret}`).digest('hex');
  const [given, expected] = [Buffer.from(String(hash)), Buffer.from(digest)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return 'hash_mismatch';
  }
  return isNonceUsed(nonce) ? 'nonce_reused' : null;
}
