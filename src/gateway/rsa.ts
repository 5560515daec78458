import {sha256, toHex} from './bytes';

/** DigestInfo of SHA-256 before the digest itself, in hex (RFC 8017, section 9.2, note 1). */
const digestInfo = '3031300d060960864801650304020105000420';

/**
 * Whether a signature is RSASSA-PKCS1-v1_5 with SHA-256 over a message (RFC 8017, section 8.2.2). Synchronous, unlike
 * WebCrypto; only public values enter, so its time may depend on them.
 *
 * @param key SubjectPublicKeyInfo (RFC 5280) of an RSA key, DER
 */
export function verifyRsaSha256(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const {modulus, exponent} = readKey(key);
  const length = toHex(modulus).replace(/^(00)+/, '').length / 2;
  if (signature.length !== length) return false;
  const found = power(toInteger(signature), toInteger(exponent), toInteger(modulus))
    .toString(16)
    .padStart(length * 2, '0');
  const tail = `00${digestInfo}${toHex(sha256(message))}`;
  return found === `0001${tail.padStart(length * 2 - 4, 'f')}`;
}

const toInteger = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes)}`);

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [square, rest] = [base % modulus, exponent]; rest > 0n; square = (square * square) % modulus, rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
  }
  return result;
}

/** The two integers of a key: SEQUENCE {algorithm, BIT STRING {SEQUENCE {modulus, exponent}}}. */
function readKey(key: Uint8Array): {modulus: Uint8Array; exponent: Uint8Array} {
  const [, bits] = items(items(key)[0]!);
  // The first byte of a BIT STRING counts its unused bits.
  const [modulus, exponent] = items(items(bits!.subarray(1))[0]!);
  return {modulus: modulus!, exponent: exponent!};
}

/** Contents of the DER values that stand one after another. */
function items(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = bytes[at + 1]!;
    const lengthBytes = short < 0x80 ? 0 : short & 0x7f;
    const start = at + 2 + lengthBytes;
    const length = lengthBytes === 0 ? short : Number(toInteger(bytes.subarray(at + 2, start)));
    found.push(bytes.subarray(start, start + length));
    at = start + length;
  }
  return found;
}
