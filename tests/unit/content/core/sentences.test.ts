import {expect, test} from 'vitest';
import {locales, translations} from '../../../../src/content/core/locales';
import {loadSentences, sentencesFile} from '../../../../src/content/core/sentences';
import {fillTokens} from '../../../../src/content/core/tokens';
import {listFiles, readText} from '../../../support/files';
import {copiesIn} from '../../../content/rules/sharedSentences';

const texts = listFiles('docs', 'i18n', 'src/data', 'src/contract').filter((file) => /\.(mdx|yaml)$/.test(file));

for (const {code} of locales) {
  const file = code === 'en' ? 'docs/a.mdx' : `i18n/${code}/docusaurus-plugin-content-docs/current/a.mdx`;
  const sentences = Object.entries(loadSentences(code));

  test(`${code}: a copy of a shared sentence is found, its token is not`, () => {
    expect(sentences.length).toBeGreaterThan(10);
    for (const [name, {text}] of sentences) {
      expect(copiesIn(text, file).join('\n'), sentencesFile(code)).toContain(`%sentences.${name}%`);
      expect(copiesIn(`%sentences.${name}%`, file)).toEqual([]);
    }
  });

  test(`${code}: every shared sentence is in at least two texts`, () => {
    const prose = texts.filter((name) =>
      code === 'en' ? !name.startsWith('i18n/') : name.startsWith(`i18n/${code}/`),
    );
    const all = prose.map(readText).join('\n');
    const rare = sentences.map(([name]) => name).filter((name) => all.split(`%sentences.${name}%`).length < 3);
    expect(
      rare,
      `Fewer than two texts name these. Write them out, or take them out of ${sentencesFile(code)}.`,
    ).toEqual([]);
  });
}

/** Names of the sentences that a text uses, sorted. */
const used = (file: string): string[] =>
  [...readText(file).matchAll(/%sentences\.(\w+)%/g)].map(([, name]) => name!).sort();

for (const {code} of translations) {
  test(`${code}: a page and a data file use the same shared sentences as in English`, () => {
    const pairs = texts.flatMap((file) => {
      const [, folder, name] = /^(docs|src\/data)\/(.*)$/.exec(file) ?? [];
      const page = `i18n/${code}/docusaurus-plugin-content-docs/current/${name}`;
      const translation = folder === 'docs' ? page : `i18n/${code}/data/${name}`;
      return folder && texts.includes(translation) ? [{file, translation}] : [];
    });
    expect(pairs.filter(({file}) => used(file).length > 0).length).toBeGreaterThan(50);
    for (const {file, translation} of pairs) expect(used(translation), translation).toEqual(used(file));
  });
}

test('a token becomes the sentence of the language of its file', () => {
  expect(fillTokens('A. %sentences.final_stays%', 'docs/a.mdx')).toBe(
    'A. A final status never becomes one that is not final.',
  );
  expect(fillTokens('%sentences.final_stays%', 'i18n/uk/data/a.yaml')).toMatch(/^Остаточний статус/);
});

test('a token of no sentence fails with the file and what to write', () => {
  expect(() => fillTokens('%sentences.nothing%', 'docs/a.mdx')).toThrow(
    'docs/a.mdx: %sentences.nothing% names no sentence. Write one of src/data/sentences.yaml, or add it there.',
  );
});
