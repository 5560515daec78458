import {inlineCode} from '../../../content/core/format';
import {plain} from '../../../content/core/markdown';
import {comparisonId} from '../../tables/comparison';
import {linksAfter, listed, movedLink} from '../../movedLinks';
import type {Section} from '../../page';
import {operationOf, pathOf} from './operation';

/** Links to the comparison of both versions. */
export const versions: Section = {
  id: 'versions',
  indexed: {versions: 'nothing'},
  build(page) {
    const {id, extensions} = operationOf(page).operation;
    const {twin} = extensions;
    if (!twin) return null;
    const parts = ['request', 'answer'].map((part) => [
      movedLink(`versions-${part}`, `/reference/versions#${comparisonId(id)}-${part}`, [
        plain(page.t(`operation.versions.${part}`)),
      ]),
    ]);
    return [
      linksAfter(page.t('operation.versions.lead', {twin: page.link(pathOf(twin), inlineCode(twin))}), listed(parts)),
    ];
  },
};
