/** Mistakes with the hash function. */
import {hmac} from '@noble/hashes/hmac.js';
import {md5, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha384, sha512} from '@noble/hashes/sha2.js';
import {sha3_256} from '@noble/hashes/sha3.js';
import {concatBytes, hmacSha256, sha256, toBytes, toHex} from '../../../gateway/values/bytes';
import type {Mistake} from '../mistake';
import {allSchemes, hmacSchemes, authSchemes} from '../schemes';
import type {Signing} from '../signing';

type Hash = Signing['hash'];

function withHashes(...hashes: Hash[]): Mistake['make'] {
  return (signing) => hashes.map((hash) => ({...signing, hash}));
}

const others = [sha1, md5, sha512, sha384, sha224, sha3_256];

export const algorithmMistakes: readonly Mistake[] = [
  {
    id: 'sha256_without_key',
    schemes: hmacSchemes,
    fix: 'digest',
    make: withHashes((_, text) => sha256(text)),
  },
  {
    id: 'hmac',
    schemes: authSchemes,
    fix: 'digest',
    make: (signing) => [
      {...signing, hash: hmacSha256},
      {...signing, hash: hmacSha256, pieces: (inner) => signing.pieces(inner).slice(0, -1)},
    ],
  },
  {
    id: 'secret_joined',
    schemes: hmacSchemes,
    fix: 'digest',
    make: withHashes(
      ...['', '.', ':', '&', '&key=', '|', '\n'].flatMap((separator): Hash[] => [
        (key, text) => sha256(concatBytes(text, toBytes(separator), key)),
        (key, text) => sha256(concatBytes(key, toBytes(separator), text)),
      ]),
    ),
  },
  {
    id: 'other_hash',
    schemes: allSchemes,
    fix: 'digest',
    make: (signing) =>
      others.map((hash) => ({
        ...signing,
        hash: !hmacSchemes.includes(signing.scheme)
          ? (_: Uint8Array, text: Uint8Array) => hash(text)
          : (key: Uint8Array, text: Uint8Array) => hmac(hash, key, text),
      })),
  },
  {
    id: 'key_and_message_swapped',
    schemes: hmacSchemes,
    fix: 'digest',
    make: withHashes((key, text) => hmacSha256(text, key)),
  },
  {
    id: 'hashed_twice',
    schemes: allSchemes,
    fix: 'digest',
    make: ({hash, ...signing}) =>
      (
        [
          (key, text) => hash(key, sha256(text)),
          (key, text) => hash(key, toBytes(toHex(sha256(text)))),
          (key, text) => sha256(hash(key, text)),
          (key, text) => hash(key, hash(key, text)),
          (key, text) => sha256(toBytes(toHex(hash(key, text)))),
        ] satisfies Hash[]
      ).map((twice) => ({...signing, hash: twice})),
  },
];
