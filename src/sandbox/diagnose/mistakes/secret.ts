/** Mistakes with the secret, or with the key that is made from it. */
import {base64, base64nopad, hex} from '@scure/base';
import {md5, sha1} from '@noble/hashes/legacy.js';
import {sha256, toBase64, toBytes, toHex} from '../../../gateway/values/bytes';
import {callbackSecretPrefix, v2CallbackKey} from '../../../gateway/values/signing';
import type {Mistake} from '../mistake';
import {authSchemes, secretSchemes, type Scheme} from '../schemes';
import type {Signing} from '../signing';
import {invisible, withoutBlanks} from '../text';

/** Whether a secret has the form of this scheme. */
function fits(scheme: Scheme, secret: string): boolean {
  return secret.startsWith(callbackSecretPrefix) === (scheme === 'v2_callback');
}

function inSecret(change: (secret: string, signing: Signing) => Iterable<string>): Mistake['make'] {
  return function* (signing) {
    for (const secret of change(signing.secret, signing)) yield {...signing, secret};
  };
}

/** The same as `inSecret`, but the key is the text of the changed secret, not its decoded bytes. */
function inKeyText(change: (secret: string, signing: Signing) => Iterable<string>): Mistake['make'] {
  return function* (signing) {
    for (const secret of change(signing.secret, signing)) yield {...signing, secret, keyOf: toBytes};
  };
}

function inKey(change: (secret: string) => Iterable<Uint8Array | null>): Mistake['make'] {
  return function* (signing) {
    for (const key of change(signing.secret)) {
      if (key === null) continue;
      yield {...signing, keyOf: () => key, secret: new TextDecoder('latin1').decode(key)};
    }
  };
}

/** Whether a secret is another one with characters lost or added, which is a mistake of its own. */
function isSpoiled(secret: string, other: string): boolean {
  const bare = secret.replace(/[^\w+/=-]/g, '');
  return other.includes(bare) || bare.includes(other);
}

/** Decodes a text; null if the codec refuses it. */
function decoded(text: string, codec: {decode: (text: string) => Uint8Array}): Uint8Array | null {
  try {
    return codec.decode(text);
  } catch {
    return null;
  }
}

/** Base64 as Node.js reads it: other characters are skipped, and padding is not needed. */
function looseBase64(text: string): Uint8Array | null {
  const letters = text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  const whole = letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0));
  return decoded(whole.padEnd(Math.ceil(whole.length / 4) * 4, '='), base64) ?? decoded(whole, base64nopad);
}

export const secretMistakes: readonly Mistake[] = [
  {
    id: 'secret_masked',
    schemes: secretSchemes,
    fix: 'secret',
    isSeen: ({secret}) => /\*{3}|•{3}|…|\.{3}|^<.*>$/.test(secret),
  },
  {
    id: 'secret_of_other_kind',
    schemes: secretSchemes,
    fix: 'secret',
    make: function* (signing) {
      const {scheme, secret, otherSecrets} = signing;
      if (fits(scheme, secret)) {
        for (const other of otherSecrets) if (!fits(scheme, other)) yield {...signing, secret: other, keyOf: toBytes};
      } else {
        for (const other of otherSecrets) if (fits(scheme, other)) yield {...signing, secret: other};
      }
    },
  },
  {
    id: 'wrong_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: inSecret((secret, {scheme, otherSecrets}) =>
      otherSecrets.filter((other) => fits(scheme, other) && fits(scheme, secret) && !isSpoiled(secret, other)),
    ),
  },
  {
    id: 'line_feed_in_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: function* (signing) {
      const {scheme, secret, pastedSecret} = signing;
      const asPasted = pastedSecret && withoutBlanks(pastedSecret) === secret ? [pastedSecret] : [];
      // In v1 the secret is the end of the string, so that this is a line feed at the end of the string.
      const ends = authSchemes.includes(scheme) ? [] : ['\n', '\r\n', ' ', '\r', '\t'];
      for (const changed of [...ends.map((end) => secret + end), ` ${secret}`, ...asPasted]) {
        yield {...signing, secret: changed, ...(scheme === 'v2_callback' && {keyOf: toBytes})};
      }
    },
  },
  {
    id: 'quotes_in_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: function* (signing) {
      const bare = signing.secret.replace(/^(["'])(.*)\1$/, '$2');
      if (bare !== signing.secret) yield {...signing, secret: bare};
      for (const quote of ['"', "'"]) yield {...signing, secret: quote + bare + quote, keyOf: toBytes};
    },
  },
  {
    id: 'soft_hyphen_in_secret',
    schemes: secretSchemes,
    fix: 'secret',
    isSeen: ({secrets, pastedSecrets}) => pastedSecrets.some((pasted, at) => withoutBlanks(pasted) !== secrets[at]),
    make: inKeyText((secret, {pastedSecret}) =>
      pastedSecret === undefined || withoutBlanks(pastedSecret) === secret ? [] : [pastedSecret],
    ),
    makeRarely: inKeyText(function* (secret) {
      for (let at = 1; at < secret.length; at += 1) yield `${secret.slice(0, at)} ${secret.slice(at)}`;
      for (const character of invisible) {
        for (let at = 0; at <= secret.length; at += 1) yield secret.slice(0, at) + character + secret.slice(at);
      }
    }),
  },
  {
    id: 'end_lost_in_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: inKeyText(function* (secret) {
      for (let lost = 1; lost <= 4; lost += 1) yield secret.slice(0, -lost);
      yield secret.slice(1);
    }),
    makeRarely: inSecret(function* (secret) {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-';
      yield `${secret}=`;
      yield `${secret}==`;
      for (const letter of letters) {
        yield secret + letter;
        yield `${secret}${letter}=`;
        yield `${secret}${letter}==`;
        yield letter + secret;
      }
    }),
  },
  {
    id: 'letter_case_of_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: inKeyText((secret) => [secret.toLowerCase(), secret.toUpperCase()]),
  },
  {
    id: 'secret_empty',
    schemes: secretSchemes,
    fix: 'secret',
    make: inKeyText(() => ['', 'undefined', 'null', 'None', 'nil', 'NaN']),
  },
  {
    id: 'secret_not_decoded',
    schemes: ['v2_callback'],
    fix: 'key',
    make: inKeyText(function* (secret) {
      yield secret;
      yield secret.slice(callbackSecretPrefix.length);
    }),
  },
  {
    id: 'prefix_decoded',
    schemes: ['v2_callback'],
    fix: 'key',
    make: inKey(function* (secret) {
      yield looseBase64(secret);
      yield looseBase64(secret.replaceAll('_', ''));
    }),
  },
  {
    id: 'secret_decoded',
    schemes: ['v2_request', 'v1_get_callback'],
    fix: 'key',
    make: inKey(function* (secret) {
      const last = secret.split('_').at(-1)!;
      yield looseBase64(secret);
      yield looseBase64(last);
      yield decoded(last, hex);
    }),
  },
  {
    id: 'secret_prefix_cut',
    schemes: ['v2_request', 'v1_request', 'v1_post_callback', 'v1_get_callback'],
    fix: 'key',
    make: inKeyText((secret) => [secret.split('_').at(-1)!, secret.slice(secret.indexOf('_') + 1)]),
  },
  {
    id: 'key_number_as_secret',
    schemes: secretSchemes,
    fix: 'secret',
    make: inKeyText((_, {message: {point, key}}) => [key, point, `${point}:${key}`].filter((text) => text !== '')),
  },
  {
    id: 'secret_hashed',
    schemes: secretSchemes,
    fix: 'key',
    make: function* (signing) {
      const bytes = [toBytes(signing.secret), v2CallbackKey(signing.secret)].filter((key) => key !== null);
      for (const secret of bytes) {
        for (const digest of [sha256(secret), sha1(secret), md5(secret)]) {
          for (const key of [toHex(digest), toBase64(digest)]) yield {...signing, secret: key, keyOf: toBytes};
          yield {...signing, keyOf: () => digest};
        }
      }
    },
  },
  {
    id: 'secret_encoded',
    schemes: secretSchemes,
    fix: 'key',
    make: inKeyText(function* (secret) {
      yield toBase64(toBytes(secret));
      yield toHex(toBytes(secret));
      if (encodeURIComponent(secret) !== secret) yield encodeURIComponent(secret);
    }),
  },
];
