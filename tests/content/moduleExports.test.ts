import {expect, test} from 'vitest';
import {listExports} from '../support/moduleExports';

/** Modules whose exports are found by their names, without an import. */
const foundByName: Record<string, RegExp> = {
  'generated from schemas and contracts': /^src\/types\//,
  'called by Docusaurus': /^src\/clientModules\/.* onRoute(Did)?Update$/,
  'published as they are, for merchants': /^src\/samples\/(languages\/\w+\/receivers|typedClient)\//,
  'the file that merchants download, and its types': /^src\/local\/(main\.ts|gateway\.d\.mts) /,
  'loaded from the folder of a language by tests/support/sampleRunner.ts':
    /^src\/samples\/languages\/\w+\/tests\/\w+\.ts (runner|fixes)$/,
  'loaded from their folder by tests/content/rules.test.ts': /^tests\/content\/rules\/\w+\.ts rule$/,
  'in the place of a module of src': /^tests\/support\/(checkedGateway|sandbox\/bundled(Gateway|World))\.ts /,
  'compared with the types of generated clients': /^tests\/support\/generators\/knownStatuses\.ts /,
};

/** Exports of src that only tests use, with the reason why they cannot stand in the tests. */
const forTests: Record<string, string> = {
  'src/content/core/fileCache.ts areInputsWatched': 'the state of the caches, which a worker of the tests keeps',
  'src/content/examples/serviceExamples.ts playTest': 'plays on the gateway that the examples of a service prepare',
  'src/content/services/operationServices.ts ruleKeys': 'the keys of rules that are no data',
};

const key = ({file, name}: {file: string; name: string}): string => `${file} ${name}`;
const all = listExports(['src', 'tests', 'docs']);

test('every export is imported by another module', () => {
  expect(all.length).toBeGreaterThan(1000);
  const unused = all.filter(({importers}) => importers.size === 0).map(key);
  const patterns = Object.values(foundByName);
  expect(patterns.filter((pattern) => !unused.some((one) => pattern.test(one)))).toEqual([]);
  expect(
    unused.filter((one) => !patterns.some((pattern) => pattern.test(one))),
    'No other module imports these. Remove the word export, or the code if its own module does not use it either',
  ).toEqual([]);
});

test('every export of src is used by src, and not by tests alone', () => {
  const own = all.filter(({file}) => file.startsWith('src/'));
  expect(own.length).toBeGreaterThan(1000);
  const onlyInTests = own.filter(
    ({importers, isUsedInside}) =>
      !isUsedInside && importers.size > 0 && [...importers].every((file) => file.startsWith('tests/')),
  );
  expect(
    onlyInTests.map(key).sort(),
    'Move code that only tests use to the tests, or say in forTests why it cannot stand there',
  ).toEqual(Object.keys(forTests).sort());
});
