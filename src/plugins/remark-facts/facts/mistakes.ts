import {table, type Node} from '../../../content/markdown';
import {loadMistakes, type Scheme} from '../../../content/vectors';
import type {Page} from '../page';

/** Symptom → cause → fix of a scheme, each row one of its vectors: `<Facts name="mistakes" scheme="v2_request" />`. */
export function build(page: Page, {scheme}: Record<string, string>): Node[] {
  const columns = ['symptom', 'cause', 'fix', 'vector'].map((column) => page.t(`signing.mistake.${column}`));
  const rows = loadMistakes(scheme as Scheme, page.locale).map(({vector, symptom, cause, fix}) => [
    symptom,
    cause,
    fix,
    `\`${vector}\``,
  ]);
  return [table(columns, rows)];
}
