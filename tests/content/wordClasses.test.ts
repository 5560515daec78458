import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {wordsOfQuery} from '../../src/plugins/search/text/words';
import {isStopWord} from '../../src/plugins/search/text/stopWords';
import {readWordClasses, wordClassFile} from '../../src/plugins/search/wordClasses';

for (const {code} of locales) {
  test(`${code}: a class has several words, each one word that a query keeps, and none twice`, () => {
    const classes = readWordClasses(code);
    expect(classes.length).toBeGreaterThan(50);
    for (const words of classes) {
      const name = `${wordClassFile(code)}: [${words.join(', ')}]`;
      assert(words.length > 1, `${name} has no other word. Add one.`);
      assert.equal(new Set(words).size, words.length, `${name} has a word twice.`);
      for (const word of words) {
        const read = wordsOfQuery(word);
        assert(read.length === 1 && !isStopWord(read[0]!.word), `${name}: "${word}" is never a word of a query.`);
      }
    }
  });
}
