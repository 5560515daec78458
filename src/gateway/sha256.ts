/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104) over bytes, and the two ways the gateway writes
 * the result. Plain and synchronous: the same module signs at build time, in tests and in a browser.
 */

/** The first 32 bits of the fractional parts of a root of each of the first primes: FIPS 180-4 §4.2.2 and §5.3.3. */
function fractions(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      isPrime &&= candidate % divisor !== 0;
    }
    if (isPrime) {
      words[found] = ((candidate ** (1 / root)) % 1) * 2 ** 32;
      found += 1;
    }
  }
  return words;
}

const roundConstants = fractions(64, 3);
const initialState = fractions(8, 2);
const blockBytes = 64;

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / blockBytes) * blockBytes;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) {
    words[index] = view.getUint32(offset + index * 4);
  }
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15]!;
    const late = words[index - 2]!;
    const small0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const small1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + small0 + words[index - 7]! + small1;
  }
  return words;
}

/** The 32 bytes of SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = Uint32Array.from(initialState);
  for (let offset = 0; offset < view.byteLength; offset += blockBytes) {
    const words = schedule(view, offset);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let index = 0; index < 64; index += 1) {
      const big1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + big1 + chosen + roundConstants[index]! + words[index]!) | 0;
      const big0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      state[index] = state[index]! + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The 32 bytes of HMAC-SHA256 of a message under a key of any length. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  const inner = concatBytes(block.map((byte) => byte ^ 0x36), message);
  return sha256(concatBytes(block.map((byte) => byte ^ 0x5c), sha256(inner)));
}

/** The parts one after another, as one array of bytes. */
export function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** UTF-8 bytes of a text; bytes pass through untouched. */
export function toBytes(value: string | Uint8Array): Uint8Array {
  return typeof value === 'string' ? new TextEncoder().encode(value) : value;
}

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Base64 with padding, RFC 4648 §4. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Bytes of a strict RFC 4648 §4 text, or null: no white space, no URL alphabet, padding required. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
    return null;
  }
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
export function equalsInConstantTime(left: string, right: string): boolean {
  const a = toBytes(left);
  const b = toBytes(right);
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}
