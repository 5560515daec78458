/** README, “How to add”: a signature mistake. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {copyOfSite, edit, passedTests} from '../../support/copyOfSite';

/** An invented mistake: the bytes of the hash from the last to the first. */
const entry = `
  {
    id: 'hash_reversed',
    schemes: hmacSchemes,
    fix: 'digest',
    make: withHashes((key, text) => hmacSha256(key, text).reverse()),
  },`;

/** Name and text of the mistake in each language, by file. */
const texts = {
  'src/data/labels/signature_mistakes.yaml': `
    name: The hash is reversed
    text: The bytes of the hash are in reverse order. Write them as the hash function returns them.`,
  'i18n/uk/data/labels/signature_mistakes.yaml': `
    name: Геш записано навпаки
    text: Байти гешу записано у зворотному порядку. Записуйте їх так, як їх повертає функція.`,
};

// All mistakes of a scheme are made.
test('a new signature mistake: an entry of a family, and its texts in every language', () => {
  const copy = copyOfSite();
  edit(path.join(copy, 'src/sandbox/diagnose/mistakes/algorithm.ts'), (text) =>
    text.replace('algorithmMistakes: readonly Mistake[] = [', `$&${entry}`),
  );
  for (const [file, text] of Object.entries(texts))
    edit(path.join(copy, file), (before) => before.replace('signatureMistake:', `$&\n  hash_reversed:${text}`));
  const named = 'v1_get_callback each mistake, made, is named|every mistake has its texts|every mistake has code';
  expect(passedTests(copy, ['signatureMistakes'], named)).toBe(3);
});
