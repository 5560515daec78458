import type {OperationResponse} from '../../../content/contract/contract';
import {headerHomes, homesOf, sharedHeaders} from '../../../content/contract/sharedParts';
import {heading, type Node} from '../../../content/core/markdown';
import {fieldList, headerNames} from '../../tables/fieldList';
import type {Page} from '../../page';
import {operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** Headers and fields of a response. */
export function answerFields(page: Page, {fields, headers, hasBody}: OperationResponse): Node[] {
  const {operation} = operationOf(page);
  const names = new Set(sharedHeaders('answer-header', page.locale).map(({name}) => name));
  const shared = headers.filter(({name}) => names.has(name));
  const own = headers.filter(({name}) => !names.has(name));
  const options = {shown: operation.requestFields, homes: homesOf(contractOf(operation.id))};
  return [
    ...(headers.length > 0 ? [heading(3, page.t('operation.answerHeaders'), 'answer-headers')] : []),
    ...(shared.length > 0 ? [headerNames(shared, headerHomes['answer-header'], page)] : []),
    ...(own.length > 0 ? [fieldList(own, 'answer-header', page)] : []),
    ...(hasBody
      ? [heading(3, page.t('operation.answerFields'), 'answer-fields'), fieldList(fields, 'answer', page, options)]
      : []),
  ];
}
