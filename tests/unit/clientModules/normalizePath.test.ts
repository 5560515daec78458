import {expect, test} from 'vitest';
import {normalizeHash, normalizePath} from '../../../src/clientModules/normalizePath';

const paths: [given: string, normalized: string][] = [
  ['/', '/'],
  ['/callbacks', '/callbacks'],
  ['/invoicing/', '/invoicing/'],
  ['/index.html', '/'],
  ['/callbacks.html', '/callbacks'],
  ['/callbacks/index.html', '/callbacks'],
  ['/uk/index.html', '/uk'],
  // Some hosts serve the page for these as well.
  ['/callbacks/index', '/callbacks'],
  ['/callbacks.html/', '/callbacks'],
  ['/callbacks%20', '/callbacks'],
  ['/callbacks%C2%A0%20', '/callbacks'],
  ['/invoicing/%20', '/invoicing/'],
  ['/callbacks%20/', '/callbacks/'],
  ['/%20', '/'],
  ['/html', '/html'],
  ['/index_of', '/index_of'],
  // Hosts serve the page /callbacks/ for it, and the router does not know it.
  ['/callbacks%2F', '/callbacks/'],
  ['/%D0%BE', '/%D0%BE'],
  ['/callbacks%E0%A4%A', '/callbacks%EF%BF%BD%EF%BF%BDA'],
  ['/100%', '/100%EF%BF%BD'],
  // Decodes once to a lone percent sign, on which the framework's second decoding fails.
  ['/100%25', '/100%EF%BF%BD'],
  // Of these, the framework makes links to the other language that lead to another site.
  ['/uk//evil.example', '/uk/evil.example'],
  ['/uk/%5cevil.example', '/uk/evil.example'],
  ['/uk///%5C/evil.example', '/uk/evil.example'],
  ['/uk/%09/evil.example', '/uk/%EF%BF%BD/evil.example'],
  ['/uk/%0d%5C%0Aevil.example', '/uk/%EF%BF%BD/%EF%BF%BDevil.example'],
  ['/uk/%255Cevil.example', '/uk/%EF%BF%BD5Cevil.example'],
  ['//', '/'],
];

for (const [given, normalized] of paths) {
  test(`the path ${given} is read as ${normalized}`, () => {
    expect(normalizePath(given)).toBe(normalized);
    expect(() => decodeURI(decodeURI(normalizePath(given)))).not.toThrow();
  });
}

test('a well-formed hash stays as it is', () => {
  for (const hash of ['', '#', '#retries', '#%D0%BE', '#100%25']) {
    expect(normalizeHash(hash)).toBe(hash);
  }
});

test('a malformed hash becomes one that decodes', () => {
  for (const hash of ['#%E0%A4%A', '#%', '#a%zz', '#%ff']) {
    expect(() => decodeURIComponent(hash)).toThrow();
    expect(() => decodeURIComponent(normalizeHash(hash))).not.toThrow();
  }
});
