/**
 * Stamps translations of contracts as up to date with the English text: `npm run stamp:contracts -- v2/transaction/find`
 * for an operation, `v2#/components/schemas/Status` for one text, `v2` for a whole contract. It adds an empty text where
 * a translation is missing. Run it after reviewing the translations, not before; without a name it lists those to review.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contractNames, readBundle} from '../content/contract/contract';
import {
  overlayFile,
  overlayText,
  stampOverlay,
  targetsOfNothing,
  textNodes,
  unstampedTexts,
  type Overlay,
  type TextNode,
} from '../content/contract/overlay';
import {namesOfText} from '../content/contract/textNames';
import {defaultLocale, locales} from '../content/core/locales';
import {root} from '../content/core/root';

const given = process.argv.slice(2);
const contracts = contractNames().map((contract) => {
  const document = readBundle(contract);
  return {contract, document, namesOf: (text: TextNode) => namesOfText(contract, document, text.path)};
});
const known = new Set(contracts.flatMap(({document, namesOf}) => textNodes(document).flatMap(namesOf)));
const unknown = given.find((name) => !known.has(name));
if (unknown !== undefined) {
  console.error(
    `No text of a contract is called ${unknown}. Name a contract (v2), an operation (v2/transaction/find) or a text of the list that the command prints without a name.`,
  );
  process.exit(1);
}

let left = 0;
for (const {code} of locales.filter((locale) => locale.code !== defaultLocale)) {
  for (const {contract, document, namesOf} of contracts) {
    const file = overlayFile(contract, code);
    const overlay = readOrBegin(file, `${contract}, ${code}`);
    const isGiven = (text: TextNode): boolean => namesOf(text).some((name) => given.includes(name));
    const isWritten = textNodes(document).some(isGiven);
    if (isWritten) write(file, overlayText(stampOverlay(document, overlay, isGiven)));
    for (const text of unstampedTexts(document, overlay)) {
      const [name] = namesOf(text);
      const isMissing = text.lacks === 'translation';
      if (isGiven(text))
        console.log(`${file}: ${isMissing ? `write the translation at ${text.target}` : `new stamp of ${name}`}`);
      else if (given.length === 0)
        console.log(`${file}: ${isMissing ? `no translation of ${name}` : `the English of ${name} has changed`}`);
      if (!isGiven(text)) left += 1;
    }
    for (const target of targetsOfNothing(document, overlay)) {
      if (isWritten) console.log(`${file}: removed ${target}, because the contract ${contract} has no such text`);
      else if (given.length === 0) console.log(`${file}: the contract ${contract} has no text at ${target}`);
      if (!isWritten) left += 1;
    }
  }
}
if (given.length > 0 || left === 0) console.log(`Translations left to stamp: ${left}.`);
else {
  console.error(
    'Read each of these translations against its English, then name what you have read: npm run stamp:contracts -- <contract, operation or text> …',
  );
  process.exitCode = 1;
}

/** The overlay of a file, or the beginning of a new one. */
function readOrBegin(file: string, title: string): Overlay {
  const absolute = path.join(root, file);
  if (fs.existsSync(absolute)) return parse(fs.readFileSync(absolute, 'utf8')) as Overlay;
  return {overlay: '1.0.0', info: {title, version: '1.0.0'}, actions: []};
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
}
