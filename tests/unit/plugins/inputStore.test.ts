import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {InputStore} from '../../../src/plugins/build-cache/inputStore';
import {testFolder} from '../../support/testFolder';

/** A folder with a file and a folder of inputs, and the store of a first build, which has made two modules from them. */
function firstBuild() {
  const folder = testFolder();
  const input = (name: string): string => path.join(folder, 'inputs', name);
  fs.mkdirSync(input('list'), {recursive: true});
  fs.writeFileSync(input('text'), 'one');
  const store = new InputStore(path.join(folder, 'cache'));
  const files = {
    page: store.keepModule('page', [input('text'), input('missing')]),
    list: store.keepModule('list', [input('list')]),
  };
  store.keepTexts('downloads', {'a.json': '{}'}, [input('text'), input('list')]);
  store.saveModules();
  /** What a module depends on: the content of its file, and the time of its last change. */
  const stateOf = (name: keyof typeof files): string =>
    `${fs.readFileSync(files[name], 'utf8')} ${fs.statSync(files[name]).mtimeMs}`;
  return {folder, input, files, stateOf, nextBuild: () => new InputStore(path.join(folder, 'cache'))};
}

test('without a change of an input, files stay untouched and texts are returned', () => {
  const {stateOf, nextBuild} = firstBuild();
  const before = [stateOf('page'), stateOf('list')];
  expect(nextBuild().readTexts('downloads')).toEqual({'a.json': '{}'});
  expect([stateOf('page'), stateOf('list')]).toEqual(before);
});

const edits: [edit: string, (input: (name: string) => string) => void, changed: string[]][] = [
  ['a file was edited', (input) => fs.writeFileSync(input('text'), 'two'), ['page', 'texts']],
  ['a file was removed', (input) => fs.rmSync(input('text')), ['page', 'texts']],
  ['a missing file was added', (input) => fs.writeFileSync(input('missing'), ''), ['page']],
  ['a folder has a file more', (input) => fs.writeFileSync(input('list/more'), ''), ['list', 'texts']],
];

for (const [edit, apply, changed] of edits) {
  test(`after ${edit}, what was made from it is made again`, () => {
    const {input, stateOf, nextBuild} = firstBuild();
    const before = {page: stateOf('page'), list: stateOf('list')};
    apply(input);
    const texts = nextBuild().readTexts('downloads');
    const now = [
      ...(['page', 'list'] as const).filter((name) => stateOf(name) !== before[name]),
      ...(texts === undefined ? ['texts'] : []),
    ];
    expect(now).toEqual(changed);
  });
}

test('an edit that keeps size and time of a file is noticed', () => {
  const {input, stateOf, nextBuild} = firstBuild();
  const {atime, mtime} = fs.statSync(input('text'));
  const before = stateOf('page');
  fs.writeFileSync(input('text'), 'two');
  fs.utimesSync(input('text'), atime, mtime);
  nextBuild();
  expect(stateOf('page')).not.toBe(before);
});

test('a module of a build that ended before it saved its list is compiled again', () => {
  const {input, nextBuild} = firstBuild();
  const stopped = nextBuild();
  const file = stopped.keepModule('new', [input('text')]);
  expect(fs.existsSync(file)).toBe(true);
  nextBuild();
  expect(fs.existsSync(file)).toBe(false);
});
