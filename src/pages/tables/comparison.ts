import {
  contractNames,
  listOperations,
  loadContract,
  operation as findOperation,
  type Field,
  type Operation,
} from '../../content/contract/contract';
import {homesOf} from '../../content/contract/sharedParts';
import {pairFields} from '../../content/contract/versionPairs';
import type {LocaleCode} from '../../content/core/locales';
import {paragraph, type Node} from '../../content/core/markdown';
import {contractOf, unversioned} from '../../gateway/values/operationId';
import type {Page} from '../page';
import {fieldNames, versionTable} from './versionTable';

/** An operation in both versions. */
export interface Twins {
  v1: Operation;
  v2: Operation;
}

/** The operations of a v1 contract with their counterparts in v2, in document order. */
export function listTwins(contract: string, locale: LocaleCode): Twins[] {
  return listOperations(loadContract(contract, locale)).flatMap((v1) => {
    const {twin} = v1.extensions;
    if (!twin || !contractNames().includes(contractOf(twin))) return [];
    return [{v1, v2: findOperation(loadContract(contractOf(twin), locale), twin)}];
  });
}

/** The id of the comparison of an operation, the same for both versions: `transaction-create`. */
export function comparisonId(operationId: string): string {
  return unversioned(operationId).replace(/[/_]/g, '-').toLowerCase();
}

/** The payload of a response: `data` in v2, `result` in v1. */
function payloadOf({responses}: Operation): Field | undefined {
  return responses[0]?.fields.find(({name}) => name === 'data' || name === 'result');
}

/** The shared object that both versions return, such as `Transaction`; its fields are compared once for all. */
export function sharedAnswer({v1, v2}: Twins): string | undefined {
  const [older, newer] = [payloadOf(v1)?.component, payloadOf(v2)?.component];
  return newer !== undefined && older === newer && homesOf(contractOf(v2.id))[newer] ? newer : undefined;
}

/** Fields of a response's payload. For a list, the fields of its items come first. */
export function answerFieldsOf(operation: Operation): Field[] {
  return (payloadOf(operation)?.children ?? []).flatMap((field) => (field.name === 'items' ? field.children : field));
}

/**
 * One row per changed field, with a permalink; unchanged fields are listed in one line, because they would be most of
 * the table.
 */
export function comparison(part: 'request' | 'answer', v1: Field[], v2: Field[], id: string, page: Page): Node[] {
  const pairs = pairFields(part, v1, v2, id, page.locale);
  const isName = (text: string): boolean => /^\w+$/.test(text);
  const rows = pairs
    .filter(({note}) => note)
    .map((pair) => ({
      id: `${id}-${[pair.v2, pair.v1].find(isName)}`,
      v1: fieldNames([pair.v1]),
      v2: fieldNames([pair.v2]),
      last: pair.note,
    }));
  const same = pairs.filter(({note}) => !note).map((pair) => pair.v2);
  return [
    ...(rows.length > 0 ? [versionTable(page, rows, 'operation.versions.note', 'records', 'versions')] : []),
    ...(same.length > 0 ? [paragraph(page.t('operation.versions.same', {fields: fieldNames(same)}))] : []),
  ];
}
