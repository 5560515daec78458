import {families, type Family} from '../../sandbox/diagnose';
import type {Node} from '../../content/core/markdown';
import {linkedTable} from '../tables/linkedTable';
import type {Page} from '../page';

/**
 * The mistakes of a family that the signature check finds, each with a permalink; the check shows the texts of these
 * rows: `<Facts name="signatureMistakes" family="body" />`. A mistake of two families is in the first one alone.
 */
export function build(page: Page, {family = ''}: Record<string, string>): Node[] {
  const names = Object.keys(families) as Family[];
  if (!Object.hasOwn(families, family)) {
    throw new Error(`${page.file}: there is no family “${family}” of mistakes. Write one of ${names.join(', ')}.`);
  }
  const before = names.slice(0, names.indexOf(family as Family)).flatMap((name) => families[name].map(({id}) => id));
  const ids = families[family as Family].map(({id}) => id).filter((id) => !before.includes(id));
  return [
    linkedTable(
      page,
      [page.t('signing.check.mistake'), page.t('signing.check.text')],
      ids.map((id) => ({
        id,
        cells: [page.t(`signatureMistake.${id}.name`), page.t(`signatureMistake.${id}.text`)],
      })),
    ),
  ];
}
