import {findError} from '../../../../content/errors';
import {code as codeBlock, element, list, paragraph, table, type Node} from '../../../../content/markdown';
import type {Section} from '../../page';
import {operationOf} from './operation';

/** The errors of this operation: code, cause here, fix, who, and whether it may be sent again. */
export const errors: Section = {
  id: 'errors',
  build(page) {
    const {operation} = operationOf(page);
    const {t} = page;
    const isV1 = operation.id.split('/').includes('v1');
    const rows = (isCommon: boolean): string[][] =>
      operation.errors
        .filter((error) => error.isCommon === isCommon)
        .map(({code, number, status, cause, fix}) => {
          const {whoActs, retryable, anchor} = findError(code, page.locale);
          const name = page.link(`/reference/api_error_codes#${anchor}`, `\`${isV1 ? number : code}\``);
          return [
            isV1 ? `${name} ${code}` : `${name} ${status}`,
            cause,
            fix,
            `${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}`,
          ];
        });
    const head = [t('operation.errors.code'), t('operation.errors.cause'), t('operation.errors.fix'), t('operation.errors.who')];
    const common = rows(true);
    const [first] = operation.errors;
    const result: Node[] = [
      paragraph(t(isV1 ? 'operation.errors.leadV1' : 'operation.errors.lead')),
      ...(first ? [codeBlock('json', JSON.stringify(first.example, null, 2), t('operation.errors.example', {code: first.code}))] : []),
      table(head, rows(false)),
    ];
    if (common.length > 0) {
      result.push(
        element('details', {}, [
          element('summary', {}, [{type: 'text', value: t('operation.errors.common', {count: common.length})}]),
          // Twenty rows of a table would be the heaviest part of the page.
          list(common.map(([name, cause, fix, who]) => `${name} — ${cause} ${fix} (${who})`)),
        ]),
      );
    }
    return result;
  },
};
