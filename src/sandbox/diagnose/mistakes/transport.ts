/** Mistakes that the message itself shows: parts that are missing or late. No signature can prove them. */
import {toleranceSeconds} from '../../../gateway/limits';
import type {Mistake} from '../mistake';
import {allSchemes, authSchemes, secretSchemes, timedSchemes} from '../schemes';
import type {Received} from '../received';
import {withMessage} from '../signing';
import {decodeUtf8} from '../text';

/** How far the message’s clock is ahead of the receiver’s, in seconds; null if it cannot be known. */
function ahead({message: {timestamp}, now}: Received): number | null {
  return now === undefined || !/^\d{1,11}$/.test(timestamp) ? null : Number(timestamp) - now;
}

/** The secrets of the point that the message names, if the reader uses published ones. */
function publishedKeys({
  message: {point, key},
  secret,
  published,
}: Received): {hasPoint: boolean; hasKey: boolean} | null {
  const isPublished = Object.values(published.requests).some((keys) => Object.values(keys).includes(secret));
  if (!isPublished || point === '' || key === '') return null;
  const keys = Object.hasOwn(published.requests, point) ? published.requests[point] : undefined;
  return {hasPoint: keys !== undefined, hasKey: keys !== undefined && Object.hasOwn(keys, key)};
}

export const transportMistakes: readonly Mistake[] = [
  {
    id: 'auth_absent',
    schemes: authSchemes,
    fix: 'headers',
    isSeen: ({body, message: {point, key, nonce}}) =>
      /^\uFEFF?\s*\{/.test(decodeUtf8(body) ?? '') && [point, key, nonce].every((part) => part === ''),
  },
  {
    id: 'nonce_absent',
    schemes: authSchemes,
    fix: 'nonce',
    isSeen: ({message: {point, nonce}}) => point !== '' && nonce === '',
  },
  {
    id: 'header_missing',
    schemes: timedSchemes,
    fix: 'headers',
    isSeen: ({scheme, message: {point, key, id, timestamp}, signature}) =>
      (scheme === 'v2_request' ? [point, key, timestamp] : [id, timestamp, signature]).includes(''),
  },
  {
    id: 'signature_missing',
    schemes: ['v2_request', 'v1_request', 'v1_post_callback', 'v1_get_callback'],
    fix: 'headers',
    isSeen: ({scheme, signature, message: {nonce}}) =>
      signature === '' && (!authSchemes.includes(scheme) || nonce !== ''),
  },
  {
    id: 'point_unknown',
    schemes: ['v2_request', 'v1_request', 'v1_post_callback'],
    fix: 'secret',
    isSeen: (received) => publishedKeys(received)?.hasPoint === false,
  },
  {
    id: 'key_revoked',
    schemes: ['v2_request', 'v1_request', 'v1_post_callback'],
    fix: 'secret',
    isSeen: (received) => {
      const known = publishedKeys(received);
      return known !== null && known.hasPoint && !known.hasKey;
    },
  },
  {
    id: 'timestamp_malformed',
    schemes: timedSchemes,
    fix: 'time',
    isSeen: ({message: {timestamp}}) => timestamp !== '' && !/^\d+$/.test(timestamp),
  },
  {
    id: 'invisible_in_header',
    schemes: secretSchemes,
    fix: 'headers',
    isSeen: ({isSpoiled}) => isSpoiled,
  },
  {
    id: 'stale_timestamp',
    schemes: timedSchemes,
    fix: 'time',
    isSeen: (received) => (ahead(received) ?? 0) < -toleranceSeconds,
  },
  {
    id: 'future_timestamp',
    schemes: timedSchemes,
    fix: 'time',
    isSeen: (received) => (ahead(received) ?? 0) > toleranceSeconds,
  },
  {
    id: 'nonce_changed',
    schemes: authSchemes,
    fix: 'nonce',
    // Only the string that was hashed names the other nonce.
    make: (signing) => {
      const nonce = /^[^:]*:[^:]*:([^:]+):/.exec(decodeUtf8(signing.ownString ?? new Uint8Array()) ?? '')?.[1];
      return nonce === undefined ? [] : [withMessage(signing, {nonce})];
    },
  },
  {
    id: 'nonce_reused',
    schemes: authSchemes,
    fix: 'nonce',
    isSeen: ({message: {nonce}, usedNonces}) => usedNonces.includes(nonce),
  },
  {
    id: 'first_signature_only',
    schemes: ['v2_callback'],
    fix: 'headers',
    isHint: true,
    isSeen: ({signature}) => signature.split(' ').filter((entry) => entry.startsWith('v1,')).length > 1,
  },
  {
    id: 'string_differs',
    schemes: allSchemes,
    fix: 'string',
    make: (signing) => (signing.ownString ? [{...signing, finish: () => signing.ownString!}] : []),
  },
];
