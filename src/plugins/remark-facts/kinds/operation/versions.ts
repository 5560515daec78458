import {
  contractNames,
  loadContract,
  operation as findOperation,
  type Field,
  type Operation,
} from '../../../../content/contract/contract';
import {heading, paragraph, type Node} from '../../../../content/core/markdown';
import {pairFields} from '../../../../content/contract/versionPairs';
import type {Page, Section} from '../../page';
import {fieldNames, versionTable} from '../../versionTable';
import {contractOf, operationOf, pathOf} from './operation';

/** Fields of a response's payload: `data` in v2, `result` in v1. For a list, the fields of its items come first. */
function answerFields({responses}: Operation): Field[] {
  const fields = responses[0]?.fields ?? [];
  const carried = fields.find(({name}) => name === 'data' || name === 'result')?.children ?? [];
  return carried.flatMap((field) => (field.name === 'items' ? field.children : field));
}

/** One row per changed field; unchanged fields are listed in one line, because they would be most of the table. */
function comparison(part: 'request' | 'answer', v1: Field[], v2: Field[], page: Page): Node[] {
  const pairs = pairFields(part, v1, v2, page.locale);
  const rows = pairs
    .filter(({note}) => note)
    .map((pair) => ({v1: fieldNames([pair.v1]), v2: fieldNames([pair.v2]), last: pair.note}));
  const same = pairs.filter(({note}) => !note).map((pair) => pair.v2);
  return [
    ...(rows.length > 0 ? [versionTable(page, rows, 'operation.versions.note', 'records', 'versions')] : []),
    ...(same.length > 0 ? [paragraph(page.t('operation.versions.same', {fields: fieldNames(same)}))] : []),
  ];
}

/** The fields of v1 and v2 side by side. */
export const versions: Section = {
  id: 'versions',
  indexed: {versions: 'nothing', 'versions-request': 'names', 'versions-answer': 'names'},
  build(page) {
    const {operation} = operationOf(page);
    const {twin} = operation.extensions;
    if (!twin) return null;
    const contract = contractOf(twin);
    if (!contractNames().includes(contract)) return null;
    const other = findOperation(loadContract(contract, page.locale), twin);
    const [v1, v2] = operation.scheme === 'v1' ? [operation, other] : [other, operation];
    return [
      paragraph(page.t('operation.versions.lead', {twin: page.link(pathOf(twin), `\`${twin}\``)})),
      heading(3, page.t('operation.versions.request'), 'versions-request'),
      ...comparison('request', v1.requestFields, v2.requestFields, page),
      heading(3, page.t('operation.versions.answer'), 'versions-answer'),
      ...comparison('answer', answerFields(v1), answerFields(v2), page),
    ];
  },
};
