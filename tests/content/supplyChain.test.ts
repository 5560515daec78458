/** What the site is made of: which packages, from where, under which licence. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import Ajv, {type AnySchema} from 'ajv';
import addFormats from 'ajv-formats';
import {openSync} from 'fontkit';
import {locales} from '../../src/content/core/locales';
import {folderOf, nameAt, readLockfile} from '../../src/content/site/lockfile';
import {root} from '../../src/content/core/root';
import {bomOf, sbomText, type Bom} from '../../src/content/site/sbom';
import {
  isAllowed,
  licencesText,
  loadShipped,
  packageAt,
  repositoryUrl,
  shippedFolders,
} from '../../src/content/site/shipped';
import {faces} from '../../src/plugins/typeface/faces';
import {readText} from '../support/files';

const manifest = JSON.parse(readText('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lock = readLockfile();
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '');

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
  assert.equal(packageAt('/project/node_modules/loader/index.js!/project/src/theme/Tabs/index.tsx'), null);
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

/** A site that wants `a`, which has a copy of `b` of its own; `b` also stands beside it. */
const small = {
  packages: {
    '': {version: '1.0.0', dependencies: {a: '1.0.0'}, devDependencies: {'@x/b': '2.0.0'}},
    'node_modules/a': {
      version: '1.0.0',
      integrity: 'sha512-AAAA',
      license: 'MIT or MPL-2.0',
      dependencies: {'@x/b': '^1.0.0'},
      optionalDependencies: {mac: '1.0.0'},
    },
    'node_modules/a/node_modules/@x/b': {version: '1.0.0', integrity: 'sha512-AQID'},
    'node_modules/@x/b': {version: '2.0.0', integrity: 'sha512-AAAA', license: 'MIT', dev: true as const},
  },
};

test('a package is looked for as Node does: first beside the one that wants it, then further up', () => {
  assert.equal(folderOf('@x/b', 'node_modules/a', small), 'node_modules/a/node_modules/@x/b');
  assert.equal(folderOf('@x/b', '', small), 'node_modules/@x/b');
  assert.equal(folderOf('a', 'node_modules/a/node_modules/@x/b', small), 'node_modules/a');
  assert.equal(folderOf('mac', 'node_modules/a', small), null);
});

test('the list of packages says what depends on what, and what is shipped', () => {
  const {components, dependencies, serialNumber} = bomOf(small, 'Site', new Set(['node_modules/a']));
  assert.deepEqual(
    components.map(({purl, scope}) => `${purl} ${scope}`),
    ['pkg:npm/%40x/b@1.0.0 excluded', 'pkg:npm/%40x/b@2.0.0 excluded', 'pkg:npm/a@1.0.0 required'],
  );
  assert.deepEqual(components[0]!.hashes, [{alg: 'SHA-512', content: '010203'}]);
  assert.deepEqual(components[2]!.licenses, [{expression: 'MIT OR MPL-2.0'}]);
  assert.deepEqual(Object.fromEntries(dependencies.map(({ref, dependsOn}) => [ref, dependsOn])), {
    'pkg:npm/%40x/b@1.0.0': [],
    'pkg:npm/%40x/b@2.0.0': [],
    'pkg:npm/a@1.0.0': ['pkg:npm/%40x/b@1.0.0'],
    site: ['pkg:npm/%40x/b@2.0.0', 'pkg:npm/a@1.0.0'],
  });
  assert.equal(bomOf(small, 'Site', new Set(['node_modules/a'])).serialNumber, serialNumber);
  assert.notEqual(bomOf(small, 'Site', new Set()).serialNumber, serialNumber);
  const {['node_modules/@x/b']: _missing, ...packages} = small.packages;
  assert.throws(() => bomOf({packages}, 'Site', new Set()), /the site wants @x\/b, which is not there/);
});

test('the published list of packages is valid CycloneDX 1.6 and holds every package of the lockfile', () => {
  const folder = path.join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const schema = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8')) as AnySchema;
  const ajv = new Ajv({strict: false, formats: {'iri-reference': true, 'idn-email': true}});
  addFormats(ajv);
  for (const part of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(part), `http://cyclonedx.org/schema/${part}.SNAPSHOT.schema.json`);
  const validate = ajv.compile<Bom>(schema('bom-1.6'));
  const bom = JSON.parse(sbomText()) as Bom;
  assert.ok(validate(bom), ajv.errorsText(validate.errors));

  const purls = new Set(locked.map(([at, one]) => `${nameAt(at, one)}@${one.version}`));
  assert.deepEqual(
    bom.components.map(({group, name, version}) => `${group ? `${group}/` : ''}${name}@${version}`).sort(),
    [...purls].sort(),
  );
  const refs = new Set(['site', ...bom.components.map((one) => one['bom-ref'])]);
  assert.equal(refs.size, bom.components.length + 1);
  assert.deepEqual(new Set(bom.dependencies.map(({ref}) => ref)), refs);
  for (const {ref, dependsOn} of bom.dependencies)
    for (const target of dependsOn) assert.ok(refs.has(target), `${ref} → ${target}`);
  assert.equal(bom.components.filter(({scope}) => scope === 'required').length, new Set(shippedFolders()).size);
});
