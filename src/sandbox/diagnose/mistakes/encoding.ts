/** Mistakes in the encoding of the digest. */
import {base58, base64urlnopad} from '@scure/base';
import {toBase64, toBase64Url, toBytes, toHex} from '../../../gateway/values/bytes';
import type {Mistake} from '../mistake';
import {secretSchemes, hexSchemes} from '../schemes';
import type {Signing} from '../signing';

type Write = Signing['write'];

function withWrites(...writes: Write[]): Mistake['make'] {
  return (signing) => writes.map((write) => ({...signing, write}));
}

/** A mistake that changes the text of the correctly encoded digest. */
function inWritten(...changes: ((text: string) => string)[]): Mistake['make'] {
  return (signing) => changes.map((change) => ({...signing, write: (digest) => change(signing.write(digest))}));
}

const upperHex: Write = (digest) => toHex(digest).toUpperCase();
const bareBase64: Write = (digest) => toBase64(digest).replace(/=+$/, '');
const inVersion =
  (write: Write): Write =>
  (digest) =>
    `v1,${write(digest)}`;

export const encodingMistakes: readonly Mistake[] = [
  {
    id: 'upper_case_hex',
    schemes: secretSchemes,
    fix: 'digest',
    make: (signing) =>
      withWrites(...(signing.scheme === 'v2_callback' ? [inVersion(upperHex), upperHex] : [upperHex]))!(signing),
  },
  {
    id: 'base64_signature',
    schemes: hexSchemes,
    fix: 'digest',
    make: withWrites(toBase64, bareBase64, toBase64Url, (digest) => base64urlnopad.encode(digest) + '='),
  },
  {
    id: 'hex_signature',
    schemes: ['v2_callback'],
    fix: 'digest',
    make: withWrites(inVersion(toHex), toHex),
    isSeen: ({signature}) => /^(?:v1,)?[0-9a-f]{64}$/i.test(signature),
  },
  {
    id: 'url_safe_base64',
    schemes: ['v2_callback'],
    fix: 'digest',
    make: withWrites(
      inVersion(toBase64Url),
      inVersion((digest) => `${toBase64Url(digest)}=`),
      inVersion(bareBase64),
    ),
  },
  {
    id: 'hex_in_base64',
    schemes: secretSchemes,
    fix: 'digest',
    make: (signing) => {
      const write: Write = (digest) => toBase64(toBytes(toHex(digest)));
      return withWrites(write, ...(signing.scheme === 'v2_callback' ? [inVersion(write)] : []), (digest) =>
        toHex(toBytes(toBase64(digest))),
      )!(signing);
    },
  },
  {
    id: 'version_missing',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: inWritten((text) => text.replace('v1,', '')),
    // 64 characters of hex are another mistake.
    isSeen: ({signature}) => /^(?![0-9a-f]{64}$)[A-Za-z0-9+/_-]+=*$/i.test(signature),
  },
  {
    id: 'version_unknown',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: inWritten(
      (text) => `v1,${text}`,
      (text) => text.replace('v1,', 'v1='),
      (text) => text.replace('v1,', 'v1:'),
    ),
    isSeen: ({signature}) =>
      signature.split(' ').some((entry) => /^v\w*,/.test(entry)) &&
      !signature.split(' ').some((entry) => entry.startsWith('v1,')),
  },
  {
    id: 'version_added',
    schemes: hexSchemes,
    fix: 'digest',
    make: inWritten(
      ...['v1,', 'v1=', 'sha256=', 'sha256:', 'hmac-sha256 ', '0x'].map((before) => (text: string) => before + text),
    ),
  },
  {
    id: 'plus_lost_in_header',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: inWritten((text) => text.replaceAll('+', ' ')),
  },
  {
    id: 'signature_percent_encoded',
    schemes: ['v2_callback'],
    fix: 'headers',
    make: inWritten(encodeURIComponent, (text) =>
      text.replaceAll('+', '%2B').replaceAll('/', '%2F').replaceAll('=', '%3D'),
    ),
  },
  {
    id: 'signature_truncated',
    schemes: secretSchemes,
    fix: 'log',
    make: (signing) =>
      [16, 20, 32, 40, 43, 45, 46, 48, 50, 60, 62, 63].map((length) => ({
        ...signing,
        write: (digest) => signing.write(digest).slice(0, length),
      })),
  },
  {
    id: 'signature_in_quotes',
    schemes: secretSchemes,
    fix: 'digest',
    make: inWritten(
      (text) => `"${text}"`,
      (text) => `'${text}'`,
    ),
  },
  {
    id: 'binary_digest',
    schemes: secretSchemes,
    fix: 'digest',
    make: withWrites(
      (digest) => base58.encode(digest),
      (digest) => Array.from(digest).join(','),
      (digest) => Array.from(digest).join(' '),
      (digest) => toHex(digest).match(/../g)!.join(':'),
      (digest) => toHex(digest).match(/../g)!.join(' '),
      (digest) => toHex(digest).match(/../g)!.join('-').toUpperCase(),
      (digest) => new TextDecoder().decode(digest),
    ),
  },
];
