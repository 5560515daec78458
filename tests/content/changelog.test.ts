import {expect, test} from 'vitest';
import {checkChanges, loadChanges, type Change} from '../../src/content/reference/changelog';
import {contractNames, readBundle} from '../../src/content/contract/contract';
import {locales} from '../../src/content/core/locales';
import {changelogFeed} from '../../src/published/changelogFeed';
import {listPages, pageAt} from '../../src/content/core/sidebar';
import type {Json} from '../support/json';

const changes = loadChanges();

/** Every `x-since` of a contract. */
function sincesOf(value: Json): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'x-since' ? [inner as string] : inner !== null && typeof inner === 'object' ? sincesOf(inner) : [],
  );
}

for (const name of contractNames()) {
  test(`the changelog and the contract ${name} name the same versions`, () => {
    const {info, ...rest} = readBundle(name);
    const inContract = sincesOf(rest);
    expect(inContract.length, `${name}: nothing carries x-since`).toBeGreaterThan(0);
    const inChangelog = changes.filter(({area}) => area === name).flatMap(({version}) => version ?? []);
    expect(
      [...new Set(inChangelog)].sort(),
      'src/data/changelog.yaml: write an entry for each version of the contract, and none for another',
    ).toEqual([...new Set([...inContract, info.version])].sort());
    expect(inChangelog[0], `the newest version of ${name}`).toBe(info.version);
  });
}

test('each change is dated, not in the future, and leads to pages that the sidebar knows', () => {
  expect(changes.length).toBeGreaterThan(5);
  const today = new Date().toISOString().slice(0, 10);
  for (const {key, date, links = []} of changes) {
    expect(date <= today, `${key} is dated ${date}`).toBe(true);
    expect(
      links.filter((address) => !listPages().includes(pageAt(address))),
      key,
    ).toEqual([]);
  }
  for (const {code} of locales) expect(loadChanges(code).map(({key}) => key)).toEqual(changes.map(({key}) => key));
});

for (const {code} of locales) {
  test(`${code}: each title in the feed says what has changed, and no two are the same`, () => {
    const feed = Object.values(changelogFeed(code))[0]!;
    const titles = [...feed.matchAll(/<entry>[^]*?<title>(.*?)<\/title>/g)].map(([, title]) => title!);
    expect(titles).toHaveLength(changes.length);
    expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
    for (const title of titles) {
      const [area, ...said] = title.split(': ');
      expect(area!.length, title).toBeLessThan(30);
      expect(said.join(': ').split(' ').length, title).toBeGreaterThan(3);
      expect(said.join(': ').length, title).toBeLessThan(115);
      // A title that is cut could say something else.
      expect(title).not.toMatch(/…$/);
    }
  });
}

test('a wrong order and an end that comes too soon are refused', () => {
  const change = (key: string, date: string, sunset?: string): Change => ({
    key,
    date,
    area: 'v1',
    kind: sunset ? 'deprecated' : 'added',
    text: '',
    ...(sunset && {sunset}),
  });
  expect(() => checkChanges([change('older', '2024-01-01'), change('newer', '2024-01-02')])).toThrow(
    'newer of 2024-01-02 is below an older entry. Put the newest first.',
  );
  expect(() => checkChanges([change('soon', '2024-01-01', '2024-06-01')])).toThrow(
    'soon ends on 2024-06-01, less than 12 months after 2024-01-01. Write a later day.',
  );
  expect(() => checkChanges([change('fair', '2024-01-01', '2025-01-02')])).not.toThrow();
});
