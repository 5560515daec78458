import type {AuthenticationScheme} from '../../../content/contract/contract';
import {paragraph, table, type Node} from '../../../content/core/markdown';
import {inlineCode} from '../../../content/core/format';
import {errorAddress, errorCells, errorColumns, errorNames} from '../../tables/errorCells';
import type {Page, Section} from '../../page';
import {operationOf} from './operation';

/** Label of the intro, by authentication scheme. */
const leads: Record<AuthenticationScheme, string> = {
  v1: 'operation.errors.leadV1',
  v2: 'operation.errors.lead',
  bearer: 'operation.errors.lead',
  client: 'operation.errors.leadClient',
};

/** The section of the page of common errors with the fields of a failure, by authentication scheme. */
const envelopes: Record<AuthenticationScheme, string> = {
  v1: 'failure-v1',
  v2: 'failure',
  bearer: 'failure',
  client: 'oauth',
};

/** How to get any error of a list without its cause; the same sentence wherever errors are listed. */
export function onDemand(page: Page, code: string): Node {
  const link = page.link('/request_format#simulate', page.t('operation.errors.simulatePage'));
  return paragraph(page.t('operation.errors.simulate', {code, page: link}));
}

/** The errors of the operation: code, cause, fix, who acts, whether to retry; the common ones have a page of their own. */
export const errors: Section = {
  id: 'errors',
  indexed: {errors: 'names'},
  build(page) {
    const {scheme, errors: all} = operationOf(page).operation;
    const {t} = page;
    const link = (id: string, label: string) => page.link(`/reference/common_errors#${id}`, t(label));
    const own = all.filter(({isCommon}) => !isCommon);
    const common = all.length - own.length;
    const rows = own.map((error) => {
      const [name, other] = errorNames(error, scheme);
      const address = errorAddress(error);
      return [
        `${address ? page.link(address, inlineCode(name)) : inlineCode(name)} ${other}`,
        ...errorCells(error, page),
      ];
    });
    return [
      paragraph(t(leads[scheme], {fields: link(envelopes[scheme], 'operation.errors.fields')})),
      ...(rows.length > 0 ? [table(errorColumns(page), rows)] : []),
      ...(common > 0
        ? [paragraph(t('operation.errors.common', {page: link(`common-${scheme}`, 'operation.errors.commonPage')}))]
        : []),
      ...(all[0] ? [onDemand(page, all[0].code)] : []),
    ];
  },
};
