import {headerHomes, homesOf} from '../../../content/contract/sharedParts';
import {heading, paragraph, parse} from '../../../content/core/markdown';
import {fieldList, headerNames} from '../../tables/fieldList';
import type {Section} from '../../page';
import {authenticationPages, operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** Path parameters, the names of headers (v2), and body fields. */
export const request: Section = {
  id: 'request',
  indexed: {headers: 'names', body: 'names'},
  build(page) {
    const {operation} = operationOf(page);
    const {parameters, requestDescription, requestFields, scheme} = operation;
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    const authentication =
      scheme === 'v1'
        ? null
        : page.t(`operation.proofHeaders.${scheme}`, {
            page: page.link(authenticationPages[scheme], page.t('operation.authentication.page')),
          });
    return [
      ...(inPath.length > 0 ? [heading(3, page.t('operation.path'), 'path'), fieldList(inPath, 'path', page)] : []),
      ...(authentication ? [heading(3, page.t('operation.headers'), 'headers'), paragraph(authentication)] : []),
      ...(headers.length > 0 ? [headerNames(headers, headerHomes.header, page)] : []),
      heading(3, page.t('operation.body'), 'body'),
      ...parse(requestDescription),
      ...(requestFields.length > 0
        ? [fieldList(requestFields, 'request', page, {homes: homesOf(contractOf(operation.id))})]
        : []),
    ];
  },
};
