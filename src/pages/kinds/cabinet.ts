import {
  isEnough,
  loadNavigation,
  loadRoles,
  loadScreen,
  loadWords,
  rightOf,
  screensOf,
  type MenuScreen,
  type Right,
  type Roles,
  type Screen,
} from '../../content/cabinet/cabinet';
import {table, type Node} from '../../content/core/markdown';
import {loadStatuses} from '../../content/contract/statuses';
import {build as buildScreen} from '../facts/screen';
import {build as buildFields} from '../facts/screenFields';
import {build as buildLimits} from '../facts/screenLimits';
import {build as buildProblems} from '../facts/screenProblems';
import type {Block, Indexed, Page, Section} from '../page';
import {addressOf} from '../screen/view';

/** The data that all sections of a page use. */
interface Facts {
  path: string;
  menu: MenuScreen;
  screen: Screen;
  roles: Roles;
}

function factsOf(page: Page): Facts {
  const path = String(page.frontMatter.cabinet);
  const menu = screensOf(loadNavigation(page.locale))[path];
  if (!menu) {
    throw new Error(
      `${page.file}: cabinet names the screen ${path}, which src/data/cabinet/navigation.yaml does not have.`,
    );
  }
  return {path, menu, roles: loadRoles(page.locale), screen: loadScreen(path, page.locale)};
}

/** Creates a section whose builder gets the data of the page's screen. */
function section(id: string, build: (page: Page, facts: Facts) => Block, indexed?: Indexed): Section {
  return {id, build: (page) => build(page, factsOf(page)), ...(indexed && {indexed: {[id]: indexed}})};
}

const api = (field: string | undefined, page: Page) => (field ? `\`${field}\`` : page.t('cabinet.onlyHere'));

/** Address of the screen, and the roles that may view it and act on it. */
function buildAccess(page: Page, {path, menu, screen, roles}: Facts): Node[] {
  const {t} = page;
  const names = (needed: Right) =>
    Object.entries(roles.roles)
      .filter(([role]) => isEnough(rightOf(roles, role, path), needed))
      .map(([, {label}]) => label)
      .join(', ');
  return [
    table(
      [t('cabinet.fact'), t('cabinet.value')],
      [
        [t('cabinet.address'), `\`https://${addressOf(screen)}\``],
        [t('cabinet.mayView'), names('view')],
        ...(menu.act ? [[t('cabinet.mayAct', {act: menu.act}), names('act')]] : []),
      ],
      'facts',
    ),
  ];
}

function buildFilters(page: Page, {screen}: Facts): Node[] | null {
  const filters = Object.values(screen.blocks).flatMap(({filters = {}}) => Object.values(filters));
  if (filters.length === 0) return null;
  return [
    table(
      [page.t('cabinet.filter'), page.t('cabinet.meaning'), page.t('cabinet.values'), page.t('cabinet.apiField')],
      filters.map(({label, meaning, options, example_text, field}) => [
        `**${label}**`,
        meaning,
        options ? Object.values(options).join(', ') : (example_text ?? ''),
        api(field, page),
      ]),
    ),
  ];
}

/** The columns and figures of every block. */
function buildColumns(page: Page, {screen}: Facts): Node[] | null {
  const rows = Object.values(screen.blocks).flatMap(({label, columns, figures}) =>
    Object.values({...columns, ...figures}).map((column, index) => [
      index === 0 ? label : '',
      `**${column.label}**`,
      [
        column.meaning,
        ...('options' in column ? [`${page.t('cabinet.values')}: ${Object.values(column.options!).join(', ')}.`] : []),
      ].join(' '),
      api(column.field, page),
    ]),
  );
  if (rows.length === 0) return null;
  return [
    table(
      [page.t('cabinet.block'), page.t('cabinet.column'), page.t('cabinet.meaning'), page.t('cabinet.apiField')],
      rows,
    ),
  ];
}

/** Status labels with their API codes and meanings. */
function buildStatuses(page: Page, {screen}: Facts): Node[] | null {
  const hasStatuses = Object.values(screen.blocks).some(({columns = {}}) =>
    Object.values(columns).some(({type}) => type === 'status'),
  );
  if (!hasStatuses) return null;
  const {statuses, types: allTypes} = loadWords(page.locale);
  const types = Object.fromEntries(Object.entries(allTypes).filter(([type]) => screen.types?.includes(type) ?? true));
  const kinds = loadStatuses(page.locale);
  const kindOfType: Record<string, string> = {payin: 'payment'};
  return [
    table(
      [page.t('cabinet.status'), page.t('cabinet.apiField'), page.t('cabinet.meaning'), page.t('cabinet.types')],
      Object.entries(statuses).flatMap(([code, {label, meaning, in_chargeback: inChargeback}]) => {
        if (screen.without?.includes(code)) return [];
        const links = Object.entries(types).flatMap(([type, word]) => {
          const kind = kinds.find(({name}) => name === (kindOfType[type] ?? type));
          const status = kind?.statuses.find((candidate) => candidate.code === code);
          return status ? [page.link(status.address, word.label)] : [];
        });
        const ofChargeback = types.chargeback && inChargeback ? [inChargeback] : [];
        const isOnlyChargeback = ofChargeback.length > 0 && Object.keys(types).length === 1;
        const meanings = [...(isOnlyChargeback ? [] : [meaning]), ...ofChargeback].join(' ');
        return links.length > 0 ? [[`**${label}**`, `\`${code}\``, meanings, links.join(', ')]] : [];
      }),
    ),
  ];
}

/** Which blocks of the screen each role sees, and which buttons it may use. */
function buildRights(page: Page, {path, screen, roles}: Facts): Node[] {
  const codes = Object.keys(roles.roles);
  const cells = (from: string | undefined, needed: Right) =>
    codes.map((role) => page.t(isEnough(rightOf(roles, role, from ?? path), needed) ? 'cabinet.yes' : 'cabinet.no'));
  return [
    table(
      [page.t('cabinet.part'), ...Object.values(roles.roles).map(({label}) => label)],
      Object.values(screen.blocks).flatMap((block) => [
        [`**${block.label}**`, ...cells(block.screen, 'view')],
        ...Object.values(block.actions ?? {}).map((action) => [
          page.t('cabinet.button', {label: `**${action.label}**`, block: block.label}),
          ...cells(action.screen, action.right),
        ]),
      ]),
    ),
  ];
}

function buildApi(page: Page, {menu}: Facts): string | null {
  if (!menu.api) return null;
  return menu.api.map((address) => `- ${page.link(address, `\`${address.replace(/^\/(api\/)?/, '')}\``)}`).join('\n');
}

/** The sections of a cabinet screen's page, in order. */
export const sections: Section[] = [
  section('access', buildAccess, 'nothing'),
  section('screen', (page, {path}) => buildScreen(page, {of: path}), 'nothing'),
  {id: 'tasks', build: () => null},
  section(
    'fields',
    (page, {path, screen}) =>
      Object.values(screen.blocks).some(({fields}) => fields) ? buildFields(page, {of: path}) : null,
    'names',
  ),
  section('filters', buildFilters, 'names'),
  section('columns', buildColumns, 'names'),
  section('statuses', buildStatuses, 'names'),
  section('rights', buildRights, 'nothing'),
  section('limits', (page, {path, screen}) => (screen.limits ? buildLimits(page, {of: path}) : null)),
  section('problems', (page, {path, screen}) => (screen.problems ? buildProblems(page, {of: path}) : null)),
  section('api', buildApi, 'nothing'),
];
