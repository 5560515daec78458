import {table, type Node} from '../../content/core/markdown';
import {loadWeaknesses, type VectorScheme} from '../../content/signing/vectors';
import type {Page} from '../page';
import {proofOf} from './signedMessage';

/**
 * Changes that a scheme's signature does not detect; each row is a test vector: `<Facts name="weaknesses"
 * scheme="v2_request" />`.
 */
export function build(page: Page, {scheme}: Record<string, string>): Node[] {
  const rows = loadWeaknesses(scheme as VectorScheme, page.locale).map(({vector, weakness}) => [
    weakness,
    `\`${vector}\``,
  ]);
  return [
    table([page.t(`signing.${proofOf(scheme as VectorScheme)}.weakness`), page.t('signing.mistake.vector')], rows),
  ];
}
