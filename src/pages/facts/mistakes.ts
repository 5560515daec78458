import {table, type Node} from '../../content/core/markdown';
import {loadMistakes, type VectorScheme} from '../../content/signing/vectors';
import type {Page} from '../page';

/**
 * Symptom, cause and fix for a signature scheme; each row is a test vector, named below the symptom: `<Facts
 * name="mistakes" scheme="v2_request" />`.
 */
export function build(page: Page, {scheme}: Record<string, string>): Node[] {
  const columns = ['symptom', 'cause', 'fix'].map((column) => page.t(`signing.mistake.${column}`));
  const rows = loadMistakes(scheme as VectorScheme, page.locale).map(({vector, symptom, cause, fix}) => [
    `${symptom}\\\n\`${vector}\``,
    cause,
    fix,
  ]);
  return [table(columns, rows)];
}
