import {isEnough, loadNavigation, loadRoles, rightOf, type Right} from '../../../content/cabinet';
import {list, table, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** The roles, a line each, and the highest right of each role in every section of the cabinet. */
export function build(page: Page): Node[] {
  const roles = loadRoles(page.locale);
  const {sections} = loadNavigation(page.locale);
  const highest = (role: string, paths: string[]): Right =>
    paths.map((path) => rightOf(roles, role, path)).reduce((best, right) => (isEnough(right, best) ? right : best), 'none');
  return [
    list(Object.values(roles.roles).map(({label, meaning}) => `**${label}.** ${meaning}`)),
    table(
      [page.t('cabinet.section'), ...Object.values(roles.roles).map(({label}) => label)],
      Object.values(sections).map(({label, screens}) => [
        `**${label}**`,
        ...Object.keys(roles.roles).map((role) => page.t(`cabinet.${highest(role, Object.keys(screens))}`)),
      ]),
    ),
  ];
}
