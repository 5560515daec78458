import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {NavigationFile as Navigation, Screen as MenuScreen} from '../../types/data/cabinet/navigation';
import type {Right, RolesFile as Roles} from '../../types/data/cabinet/roles';
import type {
  Block,
  Column,
  Field,
  ScreensFile as Screen,
  Type as ValueType,
} from '../../types/data/cabinet/screens/schema';
import type {Word, WordsFile as Words} from '../../types/data/cabinet/words';

export type {Block, Column, Field, MenuScreen, Navigation, Right, Roles, Screen, ValueType, Word, Words};

/** The cabinet's menu. @throws sentences that name the file (see `readData`), as all loaders in this file do */
export function loadNavigation(locale: LocaleCode): Navigation {
  return readData('cabinet/navigation.yaml', locale);
}

/** Roles and their right on each screen. */
export function loadRoles(locale: LocaleCode): Roles {
  return readData('cabinet/roles.yaml', locale);
}

/** Labels of the API's statuses and types. */
export function loadWords(locale: LocaleCode): Words {
  return readData('cabinet/words.yaml', locale);
}

/**
 * Loads a screen with its example data.
 *
 * @param name path under `src/data/cabinet/screens/` without extension, such as `general/overview`
 * @throws sentences that name the file if a key is unknown or refers to something that does not exist
 */
export function loadScreen(name: string, locale: LocaleCode): Screen {
  const file = `src/data/cabinet/screens/${name}.yaml`;
  const screen = readData(`cabinet/screens/${name}.yaml`, locale);
  checkScreen(screen, file);
  return screen;
}

/** All screens of the menu by path. */
export function screensOf(navigation: Navigation): Record<string, MenuScreen> {
  return Object.assign({}, ...Object.values(navigation.sections).map(({screens}) => screens)) as Record<
    string,
    MenuScreen
  >;
}

/** Whether a right includes another one. */
export function isEnough(right: Right, needed: Right): boolean {
  const order: Right[] = ['none', 'view', 'act'];
  return order.indexOf(right) >= order.indexOf(needed);
}

/** The right of a role on a screen. @throws a sentence if one of them is unknown */
export function rightOf(roles: Roles, role: string, screen: string): Right {
  const right = roles.rights[screen]?.[role];
  if (right === undefined) {
    throw new Error(
      `src/data/cabinet/roles.yaml: rights say nothing of the role ${role} on ${screen}. Write none, view or act there.`,
    );
  }
  return right;
}

/**
 * Checks that a screen refers only to existing screens, roles, statuses, types, options and columns, and that its rows
 * match its columns.
 *
 * @throws sentences, one per line, that name the file and what to write instead
 */
export function checkScreen(screen: Screen, file: string): void {
  const faults: string[] = [];
  const menuScreens = screensOf(loadNavigation(defaultLocale));
  const roles = loadRoles(defaultLocale);
  const words = loadWords(defaultLocale);
  const known = (place: string, value: string, names: object, what: string) => {
    if (!(value in names))
      faults.push(`${file}: ${place} names the ${what} “${value}”. Write one of: ${Object.keys(names).join(', ')}.`);
  };
  const isCabinet = screen.frame === 'cabinet';
  if (screen.screen) known('screen', screen.screen, menuScreens, 'screen');
  if (screen.role) known('role', screen.role, roles.roles, 'role');
  for (const type of screen.types ?? []) known('types', type, words.types, 'type');
  for (const status of screen.without ?? []) known('without', status, words.statuses, 'status');
  for (const [code, block] of Object.entries(screen.blocks)) {
    const place = `blocks.${code}`;
    if (block.screen) known(`${place}.screen`, block.screen, menuScreens, 'screen');
    for (const [name, action] of Object.entries(block.actions ?? {})) {
      // `payer` stands for a payer's page, which needs no right.
      known(`${place}.actions.${name}.screen`, action.screen, isCabinet ? menuScreens : {payer: ''}, 'screen');
    }
    if (block.options) known(`${place}.chosen`, block.chosen ?? '', block.options, 'option');
    for (const [name, field] of Object.entries({...block.filters, ...block.fields})) {
      if (field.options) known(`${place}.${name}.chosen`, field.chosen ?? '', field.options, 'option');
      else if (field.example === undefined && field.example_text === undefined) {
        faults.push(
          `${file}: ${place}.${name} has nothing to draw. Write options and chosen, example, or example_text.`,
        );
      }
    }
    for (const status of Object.values(block.figures ?? {}).flatMap(({statuses}) => statuses ?? [])) {
      known(place, status, words.statuses, 'status');
    }
    for (const [index, row] of (block.rows ?? []).entries()) {
      for (const [name, value] of Object.entries(row)) {
        known(`${place}.rows.${index}`, name, block.columns ?? {}, 'column');
        const {type, options} = block.columns?.[name] ?? {};
        if (options) known(`${place}.rows.${index}.${name}`, value, options, 'option');
        if (type === 'role') known(`${place}.rows.${index}.${name}`, value, roles.roles, 'role');
        if (type === 'status') known(`${place}.rows.${index}.${name}`, value, words.statuses, 'status');
        if (type === 'type') known(`${place}.rows.${index}.${name}`, value, words.types, 'type');
      }
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The blocks and buttons that a role sees; all without a role. */
export function visibleBlocks(screen: Screen, roles: Roles, role = screen.role): [string, Block][] {
  const may = (path: string | undefined, needed: Right) =>
    !role || !path || path === 'payer' || isEnough(rightOf(roles, role, path), needed);
  return Object.entries(screen.blocks)
    .filter(([, block]) => may(block.screen, 'view'))
    .map(([code, block]) => [
      code,
      {
        ...block,
        ...(block.actions && {
          actions: Object.fromEntries(
            Object.entries(block.actions).filter(([, action]) => may(action.screen, action.right)),
          ),
        }),
      },
    ]);
}
