import {isEnough, loadNavigation, loadRoles, rightOf, type Right} from '../../content/cabinet/cabinet';
import {list, table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/**
 * A list of the roles, and the highest right of each role in every section of the cabinet: `<Facts name="cabinetRights"
 * />`.
 * `<Facts name="cabinetRights" by="screen" />` lists every screen, with what acting on it means.
 */
export function build(page: Page, {by}: Record<string, string>): Node[] {
  const roles = loadRoles(page.locale);
  const {sections} = loadNavigation(page.locale);
  const highest = (role: string, paths: string[]): Right =>
    paths
      .map((path) => rightOf(roles, role, path))
      .reduce((best, right) => (isEnough(right, best) ? right : best), 'none');
  if (by === 'screen') {
    return [
      table(
        [page.t('cabinet.screen'), ...Object.values(roles.roles).map(({label}) => label), page.t('cabinet.acting')],
        Object.values(sections).flatMap(({label: section, screens}) =>
          Object.entries(screens).map(([path, {label, act}]) => [
            `${section} → ${page.link(`/cabinet/${path}`, label)}`,
            ...Object.keys(roles.roles).map((role) => page.t(`cabinet.${rightOf(roles, role, path)}`)),
            act ?? page.t('cabinet.none'),
          ]),
        ),
      ),
    ];
  }
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
