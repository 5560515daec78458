/** Malicious and unexpected texts, deterministic for a seed. */
import fc from 'fast-check';

/** Property of `window` that each script among the texts sets. */
export const canary = 'hasHostileRun';

const script = `window.${canary}=1`;

const tokens = [
  // Markup
  `<img src=x onerror=${script}>`,
  `"><svg onload=${script}>`,
  `'><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `</textarea><iframe srcdoc="<script>parent.${canary}=1</script>">`,
  `<math><mi//xlink:href="data:x,<script>${script}</script>">`,
  `" autofocus onfocus="${script}`,
  '<!--',
  '&lt;b&gt;&#60;i&#62;',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  // Addresses that run or lead away
  `javascript:${script}`,
  `JaVaScRiPt:alert(1)//`,
  `data:text/html,<script>${script}</script>`,
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example\\share',
  '%5Cevil.example',
  '%09/evil.example',
  '@evil.example',
  // Paths
  '../../../etc/passwd',
  '%2e%2e/%2e%2e%2f',
  '..;/',
  '/./..//',
  '/index.html',
  'search/',
  'uk/',
  // Percent signs that cannot be decoded, or that must not be
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%00',
  '%25%32%66',
  '%0d%0aX-Injected: 1',
  // Letters
  '\u202e\u2066txt.exe\u2069',
  '\u200f\u061c\u200b\ufeff',
  '\ud800',
  '\udfff\ud83d',
  'e\u0301\u0301\u0301\u0301\u0301',
  '\u{1f469}\u200d\u{1f4bb}',
  'ǅİıſ',
  '\0\x01\x08\x1b\x7f',
  '\r\n\t\v\u2028\u2029',
  // Properties that every object inherits
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '__proto__[a]=1',
  // Patterns and syntaxes
  '(((((a+)+)+)+)+)$',
  '[\\',
  '.*',
  '?a&b=c#d;e,f=+ ',
  "'; DROP TABLE pages; --",
  'NaN',
  '-1e309',
  // Words with search hits
  'request',
  'запит',
  'BR',
  'payin',
];

const longTexts = ['a', 'a b ', 'запит ', '<b>', '%', '%ff', '../', '\ud800', '__proto__,', '\u202e'].map((text) =>
  text.repeat(100_000 / text.length),
);

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...tokens), {minLength: 1, maxLength: 4}).map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...tokens), {minLength: 2, maxLength: 40}).map((parts) => parts.join(' ')),
  },
  {weight: 2, arbitrary: fc.string({unit: 'binary', maxLength: 60})},
  {weight: 1, arbitrary: fc.constantFrom(...longTexts)},
  // Ten thousand different words.
  {
    weight: 1,
    arbitrary: fc
      .integer()
      .map((start) => Array.from({length: 10_000}, (_, index) => (start + index * 7919).toString(36)).join(' ')),
  },
);

/** A text as it may occur in a URL: percent-encoded once, twice, or not at all. */
const written = fc
  .tuple(text, fc.constantFrom(0, 1, 1, 2))
  .map(([plain, times]) => Array.from({length: times}).reduce<string>((inner) => encode(inner), plain));

/** Lone surrogates, which cannot be encoded, become the replacement character, as in a browser. */
function encode(plain: string): string {
  return encodeURIComponent(Buffer.from(plain).toString());
}

/** `count` texts. */
export const hostileTexts = (count: number, seed: number): string[] => fc.sample(text, {numRuns: count, seed});

/** `count` texts for a URL. */
export const hostileParts = (count: number, seed: number): string[] => fc.sample(written, {numRuns: count, seed});
