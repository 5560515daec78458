/** A sample language is one folder and its name in one list: all other places find it from there. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {listServiceCodes} from '../../src/content/services/services';
import {languages, programmingLanguages} from '../../src/samples/languages';
import {verifiedSchemes} from '../../src/samples/receivers';
import {testFolder} from '../support/testFolder';
import {copyFiles} from '../support/treeCopy';

const folder = 'src/samples/languages';

/** The files of an invented language, relative to its folder. */
const invented: Record<string, string> = {
  'index.ts': `import type {Language} from '../../language';
export const language: Language = {
  id: 'ruby', label: 'Ruby', extension: 'rb', grammars: ['ruby'], render: ({path}) => \`# \${path}\\n\`,
};
`,
  'fixes.ts': `import {fixes as bash} from '../bash/fixes';
export const fixes = Object.fromEntries(Object.keys(bash).map((name) => [name, \`# \${name}\`])) as typeof bash;
`,
  ...Object.fromEntries(verifiedSchemes.map((scheme) => [`receivers/${scheme}.rb`, `# ${scheme}\n`])),
  'tests/packages.json': '{"ruby": "ruby-full"}',
  'tests/runner.ts': "export const runner = {command: (file: string) => ['ruby', [file]]};\n",
  'tests/fixes.ts': "export const fixes = {names: ['key']};\n",
};

/** Prints what the site, the highlighter, the signature check and the tests know of the language. */
const report = `
import {highlight} from './src/content/pages/highlight';
import {sampleFiles} from './src/samples/files';
import {samplePackages} from './src/samples/packages';
import {receiverFiles} from './src/samples/receivers';
import {serviceSampleFiles} from './src/samples/serviceFiles';
import {fixOf, languages} from './src/sandbox/diagnose';
import {loadFixRunner, loadRunner} from './tests/support/sampleRunner';

async function main() {
  const samples = {...sampleFiles(), ...serviceSampleFiles()};
  console.log(JSON.stringify({
    operation: samples['samples/v2/transaction/create/pix_qr.rb']?.(),
    services: Object.keys(samples).filter((name) => /^samples\\/services\\/.*\\.rb$/.test(name)).length,
    receivers: Object.entries(receiverFiles()).filter(([name]) => name.endsWith('.rb')),
    label: languages.find(({id}) => id === 'ruby')?.label,
    fix: fixOf('secret', 'v2_request').ruby,
    isHighlighted: highlight('def pay', 'ruby') !== '',
    packages: samplePackages().ruby,
    command: (await loadRunner({id: 'ruby'})).command!('a.rb'),
    names: (await loadFixRunner({id: 'ruby'})).names,
  }));
}
void main();
`;

test('a language is added by its folder, its name in the list, and npm run types', () => {
  const copy = testFolder();
  copyFiles(copy);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const [name, text] of Object.entries(invented)) {
    const file = path.join(copy, folder, 'ruby', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const list = path.join(copy, 'src/samples/languages.ts');
  const text = fs.readFileSync(list, 'utf8');
  const added = `import {language as ruby} from './languages/ruby';\n${text.replace('[bash, ', '[bash, ruby, ')}`;
  expect(added).toContain(', ruby,');
  fs.writeFileSync(list, added);
  fs.writeFileSync(path.join(copy, 'report.ts'), report);
  const run = (file: string) => execFileSync('npx', ['tsx', file], {cwd: copy, encoding: 'utf8'});
  run('src/cli/types.ts');
  expect(JSON.parse(run('report.ts'))).toEqual({
    operation: '# /v2/transaction/create\n',
    services: listServiceCodes().length,
    receivers: verifiedSchemes.map((scheme) => [`samples/verify/${scheme}.rb`, `# ${scheme}\n`]),
    label: 'Ruby',
    fix: '# cleanSecret',
    isHighlighted: true,
    packages: 'ruby-full',
    command: ['ruby', ['a.rb']],
    names: ['key'],
  });
});

test('each folder of a language is in the list, and a programming language has all its parts', () => {
  expect(fs.readdirSync(path.join(root, folder)).sort()).toEqual(languages.map(({id}) => id).sort());
  expect(programmingLanguages.length).toBeGreaterThan(5);
  const missing = programmingLanguages.flatMap(({id, extension}) =>
    [
      'fixes.ts',
      ...verifiedSchemes.flatMap((scheme) => [
        `receivers/${scheme}.${extension}`,
        `tests/drivers/${scheme}.${extension}`,
      ]),
      ...['packages.json', 'runner.ts', 'fixes.ts'].map((name) => `tests/${name}`),
    ]
      .map((name) => `${folder}/${id}/${name}`)
      .filter((file) => !fs.existsSync(path.join(root, file))),
  );
  expect(missing, 'Write these files as those of the other languages.').toEqual([]);
});
