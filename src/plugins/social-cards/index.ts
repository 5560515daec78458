import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardFile, cardKinds, type CardKind} from '../../content/pages/cardKinds';
import {createTranslate} from '../../content/core/labels';
import type {LocaleCode} from '../../content/core/locales';
import {headOf} from '../../pages/page';
import {drawCard} from './drawCard';

/** The title on the card of a kind of page. */
function cardTitle(kind: CardKind, locale: LocaleCode): string {
  return kind === 'home' ? headOf('index', locale).title : createTranslate(locale)(`cards.${kind}`);
}

/** Docusaurus plugin that generates social cards (Open Graph images), one per kind of page and language. */
export default function socialCards({i18n}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      for (const kind of cardKinds) {
        const file = path.join(outDir, cardFile(kind));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, await drawCard(cardTitle(kind, i18n.currentLocale as LocaleCode)));
      }
    },
  };
}
