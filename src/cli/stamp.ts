/**
 * Stamps translations as up to date with the English text: `npm run stamp -- callbacks data/reference/test_cards.yaml`
 * for a page and a data file, or `npm run stamp -- --all` for all pages. Run it after reviewing the translation, not
 * before. A page that is named also gets today as the day on which it was last checked (`src/data/checked.yaml`).
 */
import fs from 'node:fs';
import path from 'node:path';
import {dataFile, stampTranslation} from '../content/core/data';
import {defaultLocale, locales, type LocaleCode} from '../content/core/locales';
import {root} from '../content/core/root';
import {listPages} from '../content/core/sidebar';
import {stampOf} from '../content/core/stamp';
import {fileOf} from '../pages/page';

const given = process.argv.slice(2);
const ids = given.includes('--all') ? listPages() : given;
if (ids.length === 0) {
  console.error('Name the pages (their paths under docs/ without .mdx) and data files (data/….yaml), or --all.');
  process.exit(1);
}
const translations = locales.map(({code}) => code).filter((code) => code !== defaultLocale);
for (const id of ids) {
  for (const code of translations) {
    const data = id.startsWith('data/') ? id.slice('data/'.length) : undefined;
    const file = data === undefined ? fileOf(id, code) : dataFile(data, code);
    const missing = [data === undefined ? fileOf(id, defaultLocale) : dataFile(data, defaultLocale), file].find(
      (name) => !fs.existsSync(path.join(root, name)),
    );
    if (missing !== undefined) {
      console.error(`There is no ${missing}. Write it, or name another page or data file than ${id}.`);
      process.exit(1);
    }
    const stamp = data === undefined ? stampPage(id, code) : stampTranslation(data, code);
    console.log(`${file}: ${stamp}`);
  }
}

if (!given.includes('--all')) markChecked(ids.filter((id) => !id.startsWith('data/')));

/** Writes today's date beside pages in the list of days, which is sorted by page. */
function markChecked(checked: string[]): void {
  if (checked.length === 0) return;
  const file = path.join(root, 'src/data/checked.yaml');
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const isComment = (line: string): boolean => line.startsWith('#');
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const days = new Map(
    lines.filter((line) => !isComment(line)).map((line) => line.split(': ') as [id: string, day: string]),
  );
  for (const id of checked) days.set(id, today);
  const rows = [...days].map(([id, day]) => `${id}: ${day}`).toSorted();
  fs.writeFileSync(file, `${[...lines.filter(isComment), ...rows].join('\n')}\n`);
}

/** Writes the stamp of the English page into the front matter of its translation; returns the stamp. */
function stampPage(id: string, locale: LocaleCode): string {
  const stamp = stampOf(fs.readFileSync(path.join(root, fileOf(id, defaultLocale)), 'utf8'));
  const file = path.join(root, fileOf(id, locale));
  const text = fs.readFileSync(file, 'utf8');
  const stamped = /^source: .*$/m.test(text)
    ? text.replace(/^source: .*$/m, `source: '${stamp}'`)
    : text.replace(/^---\n([\s\S]*?)\n---/, `---\n$1\nsource: '${stamp}'\n---`);
  fs.writeFileSync(file, stamped);
  return stamp;
}
