import fs from 'node:fs';
import path from 'node:path';
import {contractNames} from '../../src/content/contract/contractSource';
import {overlayFile} from '../../src/content/contract/overlay';
import {dataFile, schemaFile, textsToTranslate} from '../../src/content/core/data';
import {labelsFolder} from '../../src/content/core/labels';
import {defaultLocale, pagesFolder, type LocaleCode} from '../../src/content/core/locales';
import {root} from '../../src/content/core/root';
import {wordsFile} from '../../src/content/reference/glossary';
import {questionFiles} from '../../src/plugins/search/questions';
import {synonymFile} from '../../src/plugins/search/synonyms';
import {wordClassFile} from '../../src/plugins/search/wordClasses';
import {listFiles} from './files';

const below = (folder: string): string[] => listFiles(folder).map((file) => file.slice(folder.length + 1));

/** The data files that have texts to translate, by their paths below `src/data`. */
export function translatedData(): string[] {
  return below('src/data').filter((file) => {
    const isTable = file.endsWith('.yaml') && !/(^|[/.])schema\.yaml$/.test(file) && !file.startsWith('labels/');
    return isTable && hasSchema(file) && textsToTranslate(file) !== undefined;
  });
}

/** The sidebar is no table: it has no schema, and its own way to be translated. */
function hasSchema(file: string): boolean {
  try {
    return fs.existsSync(path.join(root, schemaFile(file)));
  } catch {
    return false;
  }
}

/** All files under `i18n/` that a translation has, relative to the root. */
export function filesOfLocale(code: LocaleCode): string[] {
  return [
    ...below(pagesFolder(defaultLocale)).map((file) => `${pagesFolder(code)}/${file}`),
    `${pagesFolder(code)}.json`,
    `i18n/${code}/code.json`,
    `i18n/${code}/docusaurus-theme-classic/navbar.json`,
    ...contractNames().map((name) => overlayFile(name, code)),
    ...below(labelsFolder(defaultLocale)).map((file) => `${labelsFolder(code)}/${file}`),
    ...translatedData().map((file) => dataFile(file, code)),
    ...[...questionFiles(), 'not_offered.yaml', 'words.txt'].map((file) => dataFile(file, code)),
    synonymFile(code),
    wordClassFile(code),
    wordsFile(code),
  ].sort();
}
