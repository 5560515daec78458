import assert from 'node:assert/strict';
import {test} from 'vitest';
import {loadErrors} from '../../src/content/contract/errors';
import {defaultLocale, locales, prefixOf} from '../../src/content/core/locales';
import {openPattern} from '../../src/content/site/openFiles';
import {downloads, patternOf} from '../../src/published';
import {downloadTable} from '../../src/published/downloadTable';
import {createPage} from '../../src/pages/page';
import {nodesOf, readPage} from '../support/pages';
import {mayBeIn} from '../support/script';

for (const {code} of locales) {
  test(`${code}: /downloads lists every published file, and no other`, async () => {
    const {tree} = readPage('downloads', code);
    const groups = nodesOf(tree).flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Facts'
        ? node.attributes.flatMap((one) =>
            'name' in one && one.name === 'group' && typeof one.value === 'string' ? [one.value] : [],
          )
        : [],
    );
    assert.deepEqual(groups, [...new Set(downloads.map(({group}) => group))], 'groups on the page');

    const page = createPage('downloads', code, {});
    const links = (await Promise.all(groups.map((group) => downloadTable(downloads, page, group)))).flatMap(
      (children) => nodesOf({type: 'root', children}).flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    );
    const expected: string[] = [];
    let collapsed = 0;
    for (const download of downloads) {
      for (const name of Object.keys(await download.files(code))) {
        assert.ok(
          download.names.some((form) => patternOf(form).test(name)),
          `${name} has none of the forms ${download.names.join(', ')}`,
        );
        if (download.isMany) collapsed += 1;
        else expected.push(page.download(name));
      }
    }
    for (const [newer, older] of [
      ['v2', 'v1'],
      ['reports-v2', 'reports-v1'],
    ]) {
      const [first, second] = [newer, older].map((name) => links.indexOf(page.download(`openapi/${name}.yaml`)));
      assert.ok(0 <= first! && first! < second!, `${newer} is before ${older}`);
    }
    assert.deepEqual(links.sort(), expected.sort());
    assert.ok(links.length > 60 && collapsed > 1000, `${links.length} links, ${collapsed} files of patterns`);
    console.log(`${code}: files for download: ${links.length}, and ${collapsed} in patterns`);
  });

  test(`${code}: every published file may be loaded by pages of other sites, except what crawlers and people read`, async () => {
    const closed: string[] = [];
    let open = 0;
    for (const download of downloads) {
      for (const name of Object.keys(await download.files(code))) {
        const isBelowRoot = download.isCommon ?? code === defaultLocale;
        if (openPattern.test(`${isBelowRoot ? '' : prefixOf(code)}/${name}`)) open += 1;
        else closed.push(name);
      }
    }
    assert.deepEqual(closed, ['robots.txt', '.well-known/security.txt', 'third_party_licenses.txt']);
    assert.ok(open > 2000, `${open} files`);
  });

  test(`${code}: errors.json has each error with its statuses and texts`, async () => {
    const [text] = await Promise.all(
      downloads.filter(({group}) => group === 'catalogues').map(async ({files}) => files(code)),
    ).then((all) => all.flatMap((files) => files['errors.json'] ?? []));
    const errors = JSON.parse(String(text)) as Record<
      string,
      {http: number; v1: number; meaning: string; what_to_do: string}
    >;
    const known = loadErrors(code);
    assert.deepEqual(
      Object.keys(errors),
      known.map((error) => error.code),
    );
    for (const error of known) {
      const written = errors[error.code]!;
      assert.deepEqual([written.http, written.v1], [error.http, error.v1], error.code);
      for (const words of [written.meaning, written.what_to_do]) {
        assert.ok(words.length > 10 && !/[`*]|\]\(/.test(words), `${error.code}: “${words}” is no plain text`);
        assert.ok(mayBeIn(words, code), error.code);
      }
    }
  });
}
