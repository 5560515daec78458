import {loadNavigation, loadRoles, rightOf, screensOf} from '../../content/cabinet/cabinet';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** What each role may do on one screen of the menu: `<Facts name="screenRights" of="payment_services/invoicing" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const menu = screensOf(loadNavigation(page.locale))[of];
  if (!menu) {
    throw new Error(`${page.file}: the menu has no screen ${of}. Write a path of src/data/cabinet/navigation.yaml.`);
  }
  const roles = loadRoles(page.locale);
  return [
    table(
      [page.t('cabinet.role'), page.t('cabinet.right')],
      Object.entries(roles.roles).map(([role, {label}]) => {
        const right = rightOf(roles, role, of);
        return [
          `**${label}**`,
          right === 'act' ? page.t('cabinet.lookAnd', {act: menu.act!}) : page.t(`cabinet.${right}`),
        ];
      }),
    ),
  ];
}
