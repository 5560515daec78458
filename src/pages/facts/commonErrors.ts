import {loadCommonErrors, type CommonErrors} from '../../content/contract/commonErrors';
import type {AuthenticationScheme} from '../../content/contract/contract';
import {inlineCode} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {errorAddress, errorCells, errorColumns, errorNames} from '../tables/errorCells';
import {authenticationPages} from '../kinds/operation/operation';
import {linkedTable} from '../tables/linkedTable';
import {unindexed} from '../unindexed';
import type {Page} from '../page';

const groups: (keyof CommonErrors)[] = ['every', 'idempotent'];

const isOneOf = <Name extends string>(name: string, names: Name[]): name is Name => names.includes(name as Name);

/**
 * The errors that all operations of a scheme of authentication can return, each with an id and a link to the table of
 * all errors, where the search leads: `<Facts name="commonErrors" scheme="v2" group="every" />`; `group="idempotent"` has those that come with
 * `Idempotency-Key`.
 */
export function build(page: Page, {scheme = '', group = ''}: Record<string, string>): Node[] {
  const schemes = Object.keys(authenticationPages) as AuthenticationScheme[];
  if (!isOneOf(scheme, schemes) || !isOneOf(group, groups)) {
    throw new Error(
      `${page.file}: commonErrors has no scheme="${scheme}" with group="${group}". Write one of ${schemes.join(', ')}, and one of ${groups.join(', ')}.`,
    );
  }
  const rows = loadCommonErrors(scheme, page.locale)[group].map((error) => {
    const [name, other] = errorNames(error, scheme);
    return {
      id: `${scheme}-${error.code}`,
      href: errorAddress(error),
      cells: [`${inlineCode(name)} ${other}`, ...errorCells(error, page)],
    };
  });
  return [unindexed([linkedTable(page, errorColumns(page), rows)])];
}
