import type {Scheme} from '../../../../content/contract/contract';
import {loadOAuthErrors} from '../../../../content/contract/contractErrors';
import {findError} from '../../../../content/contract/errors';
import {code as codeBlock, element, list, paragraph, table, type Node} from '../../../../content/core/markdown';
import type {Page, Section} from '../../page';
import {operationOf} from './operation';

/** Label of the intro, by authentication scheme. */
const leads: Record<Scheme, string> = {
  v1: 'operation.errors.leadV1',
  v2: 'operation.errors.lead',
  bearer: 'operation.errors.lead',
  client: 'operation.errors.leadClient',
};

/** How to get any error of a list without its cause; the same sentence wherever errors are listed. */
export function onDemand(page: Page, code: string): Node {
  const link = page.link('/request_format#simulate', page.t('operation.errors.simulatePage'));
  return paragraph(page.t('operation.errors.simulate', {code, page: link}));
}

/** The errors of the operation: code, cause, fix, who acts, whether to retry. */
export const errors: Section = {
  id: 'errors',
  indexed: {errors: 'names'},
  build(page) {
    const {operation} = operationOf(page);
    const {t} = page;
    const isV1 = operation.scheme === 'v1';
    const oauth = loadOAuthErrors(page.locale);
    const rows = (isCommon: boolean): string[][] =>
      operation.errors
        .filter((error) => error.isCommon === isCommon)
        .map(({code, number, status, cause, fix, isOAuth}) => {
          const {whoActs, retryable} = isOAuth ? oauth[code]! : findError(code, page.locale);
          const text = `\`${isV1 ? number : code}\``;
          const name = isOAuth ? text : page.link(`/reference/api_error_codes#${code}`, text);
          return [
            isV1 ? `${name} ${code}` : `${name} ${status}`,
            cause,
            fix,
            `${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}`,
          ];
        });
    const head = [
      t('operation.errors.code'),
      t('operation.errors.cause'),
      t('operation.errors.fix'),
      t('operation.errors.who'),
    ];
    const common = rows(true);
    const [first] = operation.errors;
    const result: Node[] = [
      paragraph(t(leads[operation.scheme])),
      ...(first
        ? [codeBlock('json', JSON.stringify(first.example, null, 2), t('operation.errors.example', {code: first.code}))]
        : []),
      table(head, rows(false)),
      ...(first ? [onDemand(page, first.code)] : []),
    ];
    if (common.length > 0) {
      result.push(
        element('details', {}, [
          element('summary', {}, [{type: 'text', value: t('operation.errors.common', {count: common.length})}]),
          // A list, because a table of twenty rows would be the heaviest part of the page.
          list(common.map(([name, cause, fix, who]) => `${name} — ${cause} ${fix} (${who})`)),
        ]),
      );
    }
    return result;
  },
};
