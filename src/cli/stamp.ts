/**
 * Stamps translations as up to date with the English text: `npm run stamp -- callbacks data/reference/test_cards.yaml`
 * for a page and a data file, or `npm run stamp -- --all` for all pages. Run it after reviewing the translation, not
 * before.
 */
import fs from 'node:fs';
import path from 'node:path';
import {stampTranslation} from '../content/core/data';
import {defaultLocale, locales} from '../content/core/locales';
import {root} from '../content/core/root';
import {hasPage, listPages} from '../content/core/sidebar';
import {stampOf} from '../content/core/stamp';
import {fileOf} from '../plugins/remark-facts/page';

const given = process.argv.slice(2);
const ids = given.includes('--all') ? listPages().filter(hasPage) : given;
if (ids.length === 0) {
  console.error('Name the pages (their paths under docs/ without .mdx) and data files (data/….yaml), or --all.');
  process.exit(1);
}
for (const id of ids) {
  if (id.startsWith('data/')) {
    for (const {code} of locales) if (code !== defaultLocale) stampTranslation(id.slice('data/'.length), code);
    continue;
  }
  const stamp = stampOf(fs.readFileSync(path.join(root, fileOf(id, defaultLocale)), 'utf8'));
  for (const {code} of locales) {
    if (code === defaultLocale) continue;
    const file = path.join(root, fileOf(id, code));
    const text = fs.readFileSync(file, 'utf8');
    const stamped = /^source: .*$/m.test(text)
      ? text.replace(/^source: .*$/m, `source: '${stamp}'`)
      : text.replace(/^---\n([\s\S]*?)\n---/, `---\n$1\nsource: '${stamp}'\n---`);
    fs.writeFileSync(file, stamped);
    console.log(`${fileOf(id, code)}: ${stamp}`);
  }
}
