import {expect, test} from 'vitest';
import {isOn, names, turnedOff} from '../../src/optimizations';

test('SITE_WITHOUT turns off the optimizations that it names, and none without a value', () => {
  expect(turnedOff()).toEqual([]);
  expect(turnedOff('docs,idlePrefetch')).toEqual(['docs', 'idlePrefetch']);
  expect(names.filter(isOn)).toEqual(names);
});

test('an unknown name fails with the list of the known ones', () => {
  for (const name of ['inlineStyle', 'toString'])
    expect(() => turnedOff(`docs,${name}`)).toThrow(
      `SITE_WITHOUT names ${name}. Write some of inlineStyles, clientBundle, docs, idlePrefetch.`,
    );
});
