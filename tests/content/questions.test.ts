import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {defaultLocale, locales, translations} from '../../src/content/core/locales';
import {dataFile, readOwnData} from '../../src/content/core/data';
import {routeOf} from '../../src/content/core/sidebar';
import {readOffers} from '../../src/plugins/search/offers';
import {questionFiles, readQuestions} from '../../src/plugins/search/questions';
import {pages} from '../support/pages';

const routes = new Set(pages.map(routeOf));

/** The route of a place of the questions. */
const routeOfPlace = (place: string): string => `/${place.split('#')[0]!.replace(/^\//, '')}`;

for (const {code} of locales) {
  test(`${code}: each place of the questions is on a page, and no question is asked twice`, () => {
    const asked = new Map<string, string>();
    for (const [place, questions] of readQuestions(code)) {
      assert(routes.has(routeOfPlace(place)), `There is no page ${place}; write the path of a page in the questions.`);
      for (const question of questions) {
        const known = asked.get(question.toLowerCase());
        assert(known === undefined, `${code}: "${question}" is a question of ${known} and of ${place}. Keep one.`);
        asked.set(question.toLowerCase(), place);
      }
    }
    expect(asked.size).toBeGreaterThan(1000);
  });

  test(`${code}: what is not offered is no page, and its nearest pages exist`, () => {
    const {mostNeeded, waysOn, notOffered} = readOffers(code);
    expect(mostNeeded.length).toBeGreaterThanOrEqual(5);
    expect(mostNeeded.length).toBeLessThanOrEqual(8);
    expect(notOffered.length).toBeGreaterThan(20);
    for (const path of [...mostNeeded, ...waysOn, ...notOffered.flatMap(({nearest}) => nearest)]) {
      assert(routes.has(`/${path}`), `src/data: the search offers ${path}, which is no page of the site.`);
    }
    const seen = new Map<string, string>();
    for (const {name, spellings} of notOffered) {
      for (const spelling of spellings.map((one) => one.toLowerCase())) {
        assert(!seen.has(spelling), `src/data/not_offered.yaml: "${spelling}" is ${seen.get(spelling)} and ${name}.`);
        seen.set(spelling, name);
      }
    }
  });
}

test('a translation asks about the same places as the English files, file by file', () => {
  for (const file of questionFiles()) {
    for (const {code} of translations) {
      expect(Object.keys(readOwnData(file, code)), dataFile(file, code)).toEqual(
        Object.keys(readOwnData(file, defaultLocale)),
      );
    }
  }
});

test('a question begins with a small letter, unless with a name or an abbreviation', () => {
  for (const {code} of locales) {
    const capital = [...readQuestions(code).values()]
      .flat()
      .filter((question) => /^(How|Why|What|Where|When|Who|Which|Can|Чому|Як|Де|Коли|Що|Хто|Чи) /u.test(question));
    expect(capital, code).toEqual([]);
  }
});
