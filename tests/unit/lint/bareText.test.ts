/** The lint rules that keep a page whole when the browser translates it, with examples of what they find and pass. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {afterAll, expect, test} from 'vitest';
import config from '../../../eslint.config.mjs';

/** The rules as the configuration sets them for components. */
const {plugins, rules} = config.find((one) => one.plugins?.translation)!;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));
fs.writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {jsx: 'preserve', strict: true, target: 'es2022', types: []},
    include: ['example.tsx'],
  }),
);

fs.writeFileSync(path.join(folder, 'example.tsx'), '');

/** What the examples use: elements have a type of their own, so that only texts are texts. */
const declarations = `
declare global { namespace JSX { interface Element { element: true } interface IntrinsicElements { [name: string]: object } } }
declare function Translate(props: object): JSX.Element;
declare function Icon(props: object): JSX.Element;
declare const isOpen: boolean, word: string, count: number, words: string[], icon: JSX.Element | null;
`;

/** The messages of the rules about a component. */
function found(code: string): string[] {
  const linter = new Linter({cwd: folder});
  const messages = linter.verify(
    declarations + code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: {
            project: './tsconfig.json',
            // With CI=true the parser reads the file once from disk, where it is empty, instead of the example.
            disallowAutomaticSingleRunInference: true,
            tsconfigRootDir: folder,
          },
        },
        plugins: plugins as never,
        rules: rules,
      },
    ],
    path.join(folder, 'example.tsx'),
  );
  return messages.map(({message, messageId, fatal}) => (fatal ? message : (messageId ?? message)));
}

const failing: [name: string, code: string, expected: RegExp][] = [
  ['a text beside an element', 'export const Part = () => <p><b /> text</p>;', /^sibling$/],
  ['a number beside an element', 'export const Part = () => <p>{count}<b /></p>;', /^sibling$/],
  ['a text that comes and goes', 'export const Part = () => <p><b />{isOpen && word}</p>;', /^sibling$/],
  ['two texts', 'export const Part = () => <p>{word}{count}</p>;', /^sibling$/],
  ['a text in a fragment', 'export const Part = () => <><b />{word}</>;', /^fragment$/],
  ['a list of texts', 'export const Part = () => <p>{words}</p>;', /^list$/],
  ['a component that is a text', 'export function Part() { return isOpen ? word : null; }', /^returned$/],
  [
    'a translation beside an element',
    'export const Part = () => <p><b /><Translate>Send</Translate></p>;',
    /^translate$/,
  ],
  [
    'two translations in one place',
    'export const Part = () => isOpen ? <p><Translate>Open</Translate></p> : <p><Translate>Closed</Translate></p>;',
    /^alternative$/,
  ],
  [
    'a translation with a value that changes',
    'export const Part = () => <p><Translate values={{count}}>{"{count} rows"}</Translate></p>;',
    /^values$/,
  ],
  ['code that would be translated', 'export const Part = () => <p><code>amount</code></p>;', /^restrictedSyntax$/],
];

for (const [name, code, expected] of failing)
  test(`${name} is found`, () => {
    const messages = found(code);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(expected);
  });

const passing: [name: string, code: string][] = [
  ['a text that is the only child', 'export const Part = () => <p>{isOpen ? word : count}</p>;'],
  ['texts in elements of their own', 'export const Part = () => <p><b /><span>{word}</span></p>;'],
  ['elements that come and go', 'export const Part = () => <p>{icon}{isOpen && <b />}</p>;'],
  ['a list of elements', 'export const Part = () => <p>{words.map((each) => <b key={each}>{each}</b>)}</p>;'],
  ['a function that returns a text', 'export const nameOf = () => word;'],
  ['a translation that is the only child', 'export const Part = () => <p><Translate>Send</Translate></p>;'],
  [
    'two translations with keys',
    'export const Part = () => isOpen ? <p key="a"><Translate>Open</Translate></p> : <p key="b"><Translate>No</Translate></p>;',
  ],
  [
    'a translation with elements',
    'export const Part = () => <p><Translate values={{icon: <Icon />}}>x</Translate></p>;',
  ],
  ['code that stays as it is', 'export const Part = () => <p><code translate="no">amount</code></p>;'],
];

for (const [name, code] of passing) test(`${name} passes`, () => expect(found(code)).toEqual([]));
