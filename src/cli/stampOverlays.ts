import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contractNames, readBundle} from '../content/contract/contract';
import {defaultLocale, locales} from '../content/core/locales';
import {overlayFile, printOverlay, stampOverlay, type Overlay} from '../content/contract/overlay';
import {root} from '../content/core/root';

/**
 * Synchronises every overlay with its English contract. Run it after you have reviewed the translations whose English
 * text changed. It adds an empty text for each missing translation.
 */
for (const {code} of locales.filter((locale) => locale.code !== defaultLocale)) {
  for (const name of contractNames()) {
    const file = overlayFile(name, code);
    const absolute = path.join(root, file);
    const known: Overlay = fs.existsSync(absolute)
      ? (parse(fs.readFileSync(absolute, 'utf8')) as Overlay)
      : {overlay: '1.0.0', info: {title: `${name}, ${code}`, version: '1.0.0'}, actions: []};
    const stamped = stampOverlay(readBundle(name), known);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    fs.writeFileSync(absolute, printOverlay(stamped));
    const stamps = new Map(known.actions.map((action) => [action.target, action['x-source']]));
    const changed = stamped.actions.filter((action) => stamps.get(action.target) !== action['x-source']);
    changed.forEach(({target}) => console.log(`${file}: new stamp of ${target}; read its translation`));
    const empty = stamped.actions.flatMap(({update}) => Object.values(update)).filter((text) => text === '').length;
    console.log(`${file}: ${stamped.actions.length} actions, ${empty} texts to translate`);
  }
}
