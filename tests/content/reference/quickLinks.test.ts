import {expect, test} from 'vitest';
import {locales} from '../../../src/content/core/locales';
import {loadCountries} from '../../../src/content/reference/countries';
import {letterLinks} from '../../../src/pages/tables/quickLinks';

const named = (names: string[]): {id: string; name: string}[] => names.map((name) => ({id: name, name}));

test('a letter leads to its first row, with marked Latin letters among the plain ones and digits together', () => {
  const rows = named(['3-D Secure', '4217', '“acquirer”', 'Afghanistan', 'Åland', 'Brazil']);
  expect(letterLinks(rows)).toEqual([
    {id: '3-D Secure', name: '0–9'},
    {id: '“acquirer”', name: 'A'},
    {id: 'Brazil', name: 'B'},
  ]);
});

test('letters of the Ukrainian alphabet stay different letters', () => {
  const names = ['Індія', 'Їжак', 'Йорданія', 'Ґрунт', 'Греція'];
  expect(letterLinks(named(names)).map(({name}) => name)).toEqual(['І', 'Ї', 'Й', 'Ґ', 'Г']);
});

test('the countries of each language are in the order of its letters', () => {
  for (const {code} of locales) {
    const links = letterLinks(loadCountries(code).map(({alpha2, names}) => ({id: alpha2, name: names[code]})));
    expect(links.length).toBeGreaterThan(20);
    const letters = links.map(({name}) => name);
    expect(letters).toEqual([...letters].sort(new Intl.Collator(code).compare));
  }
});
