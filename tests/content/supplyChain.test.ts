/** What the site is made of: which packages, from where, under which licence. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv, {type AnySchema} from 'ajv';
import addFormats from 'ajv-formats';
import {openSync} from 'fontkit';
import {test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {npmSbom, reproducible, sbomText, type Bom} from '../../src/content/site/sbom';
import {isAllowed, licencesText, loadShipped, packageAt, repositoryUrl} from '../../src/content/site/shipped';
import {faces} from '../../src/plugins/typeface/faces';
import {readText} from '../support/files';

const manifest = JSON.parse(readText('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lock = JSON.parse(readText('package-lock.json')) as {
  packages: Record<string, {name?: string; version: string; integrity?: string; hasInstallScript?: true}>;
};
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '');
/** A package that was installed under another name has its own in the lockfile. */
const nameAt = (folder: string, {name}: {name?: string}): string => name ?? folder.split('node_modules/').at(-1)!;

test('each package that the site asks for has an exact version, which the lockfile holds', () => {
  const wanted = Object.entries({...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides});
  for (const [name, version] of wanted) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `package.json: ${name} is ${version}; write an exact version`);
    assert.equal(lock.packages[`node_modules/${name}`]?.version, version, `package-lock.json: ${name}`);
  }
  for (const [name, version] of Object.entries(manifest.overrides)) {
    const others = locked.filter(([folder, one]) => nameAt(folder, one) === name && one.version !== version);
    assert.deepEqual(
      others.map(([folder]) => folder),
      [],
      `${name} is overridden to ${version}`,
    );
  }
  assert.ok(wanted.length > 50);
});

test('the lockfile names no host, and holds a strong hash of each package', () => {
  const text = readText('package-lock.json');
  assert.ok(
    !text.includes('"resolved"') && !/"version": "[^"]*:/.test(text),
    'npm install --package-lock-only with the .npmrc of the site takes addresses out',
  );
  for (const [folder, {integrity}] of locked)
    assert.match(integrity ?? '', /^sha512-[\w+/]{86}==$/, `package-lock.json: ${folder}`);
  assert.ok(locked.length > 1000);
});

test('no package runs a script at install, and each that would like to is known by name', () => {
  assert.match(readText('.npmrc'), /^ignore-scripts=true$/m);
  const withScript = locked
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([folder, one]) => nameAt(folder, one));
  const message =
    'package.json: look what the script does. If the package works without, add it to allowScripts as false; else use another package';
  assert.deepEqual([...new Set(withScript)].sort(), Object.keys(manifest.allowScripts).sort(), message);
  assert.ok(
    Object.values(manifest.allowScripts).every((isAllowedToRun) => isAllowedToRun === false),
    '.npmrc lets no script run, so none can be allowed',
  );
});

test('a module of the bundler belongs to the package in whose folder it is', () => {
  const module = '/project/node_modules/loader/index.js??rules[3]!/project/node_modules/';
  assert.equal(packageAt(`css|${module}infima/dist/default.css|0`), 'infima');
  assert.equal(packageAt(`${module}@mdx-js/react/lib/index.js`), '@mdx-js/react');
  assert.equal(packageAt(`${module}a/node_modules/@b/c/index.js`), 'a/node_modules/@b/c');
  assert.equal(packageAt('/project/node_modules/loader/index.js!/project/src/theme/Footer/index.tsx'), null);
});

test('a choice of licences needs one that may be shipped, a sum needs each', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT or MPL-2.0', 'Apache-2.0 AND MIT'])
    assert.ok(isAllowed(licence), licence);
  for (const licence of [
    '',
    'GPL-3.0-only',
    'UNLICENSED',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'SEE LICENSE IN LICENSE',
  ])
    assert.ok(!isAllowed(licence), licence);
});

test('a repository is linked as a browser opens it', () => {
  for (const form of [
    'git+https://github.com/a/b.git',
    'git://github.com/a/b.git',
    'git+ssh://git@github.com/a/b.git',
    'a/b',
    'github:a/b',
    'http://github.com/a/b',
  ]) {
    assert.equal(repositoryUrl(form), 'https://github.com/a/b', form);
  }
});

for (const {code} of locales) {
  test(`${code}: all that is shipped has a name, a version, a licence with its text, and a source`, () => {
    const shipped = Object.values(loadShipped(code)).flat();
    for (const {name, version, licence, url, text} of shipped) {
      assert.match(version, /^\d/, name);
      assert.match(url, /^https:\/\/[\w./#-]+$/, name);
      assert.ok(isAllowed(licence), name);
      assert.match(text, /copyright|public domain|©/i, name);
      assert.ok(text.length > 400, `${name}: its licence has ${text.length} characters`);
    }
    assert.ok(shipped.length > 20, `${shipped.length} works`);
    console.log(`${code}: shipped works: ${shipped.length}`);
  });
}

test('the file of licences names each work and holds each text once', () => {
  const file = licencesText();
  for (const {name, version, text} of Object.values(loadShipped('en')).flat()) {
    assert.ok(file.includes(`\n${name} ${version}\n`), name);
    assert.equal(file.split(`\n${text}\n`).length, 2, name);
  }
});

test('each font says by itself that it is under the licence that is listed', () => {
  const {works} = loadShipped('en');
  for (const {file} of faces) {
    const {version, name} = openSync(path.join(root, 'static/fonts', file));
    const {licenseURL, copyright} = name.records;
    const found = works.find((work) => version === `Version ${work.version}`);
    assert.ok(found && found.licence.startsWith('OFL') && licenseURL!.en!.endsWith('/OFL'), file);
    const [, year, holder] = /^Copyright (\d+) (\w+)/.exec(copyright!.en!)!;
    assert.match(found.text, new RegExp(`Copyright.*${year}.*${holder}`), file);
  }
  assert.ok(faces.length > 0);
});

/** A list as npm 10 writes it: `b` is in two folders, and one of them lacks what it depends on. */
const listed: Bom & {metadata: {timestamp: string}} = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:f6e3cf9e-36c5-4e36-9ac6-5f6f3f4b0e0a',
  version: 1,
  metadata: {
    timestamp: '2025-03-14T09:00:00Z',
    component: {
      type: 'application',
      'bom-ref': 'own@1.0.0',
      name: 'folder',
      version: '1.0.0',
      purl: 'pkg:npm/own@1.0.0',
    },
  },
  components: ['b', 'a', 'b'].map((name) => ({
    type: 'library',
    'bom-ref': `${name}@1.0.0`,
    name: 'folder',
    version: '1.0.0',
    scope: 'optional',
    purl: `pkg:npm/${name}@1.0.0`,
    hashes: [],
    properties: [{name: 'cdx:npm:package:path', value: 'node_modules/somewhere'}],
  })),
  dependencies: [
    {ref: 'own@1.0.0', dependsOn: ['b@1.0.0', 'a@1.0.0']},
    {ref: 'b@1.0.0', dependsOn: ['a@1.0.0']},
    {ref: 'a@1.0.0', dependsOn: []},
    {ref: 'b@1.0.0', dependsOn: []},
  ],
};

test('the list of packages names each once, says what is shipped, and nothing of the machine that made it', () => {
  const bom = reproducible(listed, 'Site', new Set(['a@1.0.0']));
  assert.deepEqual(
    bom.components.map(({name, purl, scope}) => `${name} ${purl} ${scope}`),
    ['a pkg:npm/a@1.0.0 required', 'b pkg:npm/b@1.0.0 excluded'],
  );
  assert.deepEqual(bom.dependencies, [
    {ref: 'a@1.0.0', dependsOn: []},
    {ref: 'b@1.0.0', dependsOn: ['a@1.0.0']},
    {ref: 'own@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0']},
  ]);
  assert.equal(bom.metadata.component.name, 'Site');
  assert.doesNotMatch(JSON.stringify(bom), /2025|folder|somewhere|f6e3cf9e/);
  const otherRun = {...listed, serialNumber: 'urn:uuid:00000000-0000-4000-8000-000000000000'};
  assert.deepEqual(reproducible(otherRun, 'Site', new Set(['a@1.0.0'])), bom);
  assert.notEqual(reproducible(listed, 'Site', new Set()).serialNumber, bom.serialNumber);
});

test('a lockfile that lacks a package stops the build with the name of the package', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lockfile-'));
  const own = {name: 'own', version: '1.0.0', dependencies: {a: '1.0.0'}};
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  fs.writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({name: 'own', version: '1.0.0', lockfileVersion: 3, packages: {'': own}}),
  );
  assert.throws(
    () => npmSbom(folder),
    /package-lock\.json: .* npm install --package-lock-only\.[^]*missing: a@1\.0\.0/,
  );
  fs.rmSync(folder, {recursive: true});
});

test('the published list of packages is valid CycloneDX and holds every package of the lockfile', () => {
  const folder = path.join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const schema = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8')) as AnySchema;
  const ajv = new Ajv({strict: false, formats: {'iri-reference': true, 'idn-email': true}});
  addFormats(ajv);
  for (const part of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(part), `http://cyclonedx.org/schema/${part}.SNAPSHOT.schema.json`);
  const bom = JSON.parse(sbomText()) as Bom;
  const validate = ajv.compile<Bom>(schema(`bom-${bom.specVersion}`));
  assert.ok(validate(bom), ajv.errorsText(validate.errors));

  const names = new Set(locked.map(([at, one]) => `${nameAt(at, one)}@${one.version}`));
  assert.deepEqual(bom.components.map(({name, version}) => `${name}@${version}`).sort(), [...names].sort());
  assert.ok(bom.components.every(({hashes}) => hashes.some(({alg}) => alg === 'SHA-512')));
  const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((one) => one['bom-ref'])]);
  assert.equal(refs.size, bom.components.length + 1);
  assert.deepEqual(new Set(bom.dependencies.map(({ref}) => ref)), refs);
  assert.equal(bom.dependencies.length, refs.size);
  for (const {ref, dependsOn} of bom.dependencies)
    for (const target of dependsOn) assert.ok(refs.has(target), `${ref} → ${target}`);
  const shipped = Object.values(loadShipped('en')).flat();
  assert.deepEqual(
    new Set(bom.components.filter(({scope}) => scope === 'required').map(({name}) => name)),
    new Set(shipped.filter(({isPackage}) => isPackage).map(({name}) => name)),
  );
});
