import {expect, test} from 'vitest';
import {listFiles, readText} from '../support/files';

test('the name of an exported type means one thing', () => {
  const files = new Map<string, string[]>();
  // The generated types are named after schemas of several contracts, and the props of a component after nothing else.
  for (const file of listFiles('src').filter((name) => /\.tsx?$/.test(name) && !name.startsWith('src/types/')))
    for (const [, name] of readText(file).matchAll(/^export (?:interface|type) (\w+)\b/gm))
      if (name !== 'Props') files.set(name!, [...(files.get(name!) ?? []), file]);
  expect(files.size).toBeGreaterThan(200);
  const several = [...files].filter(([, places]) => places.length > 1);
  expect(several, 'give all but one of them fuller names').toEqual([]);
  for (const name of ['Entry', 'State', 'Field', 'Page']) expect(files.get(name), name).toHaveLength(1);
});
