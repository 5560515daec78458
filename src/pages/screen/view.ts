import {brand} from '../../brand';
import {
  isEnough,
  rightOf,
  visibleBlocks,
  type Block,
  type Column,
  type Field,
  type Navigation,
  type Roles,
  type Screen,
  type ValueType,
  type Words,
} from '../../content/cabinet/cabinet';
import type {Translate} from '../../content/core/labels';
import type {LocaleCode} from '../../content/core/locales';
import {formatValue, type Value, type ValueContext} from './values';

/** View model of a screen in one language, rendered as HTML (`html.ts`) and as Markdown (`markdown.ts`). */
export interface ScreenView {
  frame: Screen['frame'];
  address: string;
  title: string;
  caption: {id: string; text: string};
  /** The cabinet's; the payer's page has neither header nor menu. */
  header: {environment: {code: string; label: string}; updated: {label: string; time: Value}; role: string} | null;
  menu: {sections: MenuEntry[]; screens: MenuEntry[]} | null;
  blocks: BlockView[];
}

export interface MenuEntry {
  label: string;
  isCurrent: boolean;
}

/** A numbered part of a screen. Its mark and its explanation below the figure link to each other. */
export interface BlockView {
  number: number;
  label: string;
  meaning: string;
  width?: 'half';
  mark: {id: string; toExplanation: string};
  explanation: {id: string; toDrawing: string};
  buttons: {label: string; meaning: string}[];
  content: ContentView;
}

/** The content of a block below its heading. */
export type ContentView =
  | {kind: 'filters' | 'form'; fields: FieldView[]}
  | {kind: 'figures'; figures: {label: string; values: Value[]}[]}
  | {kind: 'table'; label: string; columns: ColumnView[]; rows: (Value | null)[][]}
  | {kind: 'choice'; options: {label: string; isChosen: boolean}[]}
  | {kind: 'buttons'};

export interface FieldView {
  label: string;
  type: ValueType;
  value: Value;
}

export interface ColumnView {
  label: string;
  isNumber: boolean;
}

/** Data for rendering a screen, besides its own. */
interface ViewContext {
  locale: LocaleCode;
  t: Translate;
  navigation: Navigation;
  roles: Roles;
  words: Words;
  /** Prefix of all ids in the figure, such as `overview`. */
  prefix: string;
}

/** Ids that link the numbered mark of a block and its explanation to each other. */
export function markIds(prefix: string, code: string): {mark: string; explanation: string} {
  const id = `${prefix}-${code}`.replaceAll('_', '-');
  return {mark: `${id}-mark`, explanation: id};
}

/** Host and path of a screen. */
export function addressOf({frame, screen, address}: Screen): string {
  return `${frame === 'payer' ? brand.hosts.pay : brand.hosts.cabinet}/${address ?? screen}`;
}

/** The view of a screen: the blocks that its role may see, with all values formatted. */
export function viewScreen(screen: Screen, context: ViewContext): ScreenView {
  const {t, roles, words, locale, prefix} = context;
  const values: ValueContext = {locale, words, roles, t, now: screen.now};
  const isCabinet = screen.frame === 'cabinet';
  return {
    frame: screen.frame,
    address: addressOf(screen),
    title: screen.title,
    caption: {id: `${prefix}-caption`, text: screen.caption},
    header: isCabinet
      ? {
          environment: {code: screen.environment!, label: t(`screen.${screen.environment}`)},
          updated: {label: t('screen.updated'), time: formatValue('time', screen.now, values)},
          role: roles.roles[screen.role!]!.label,
        }
      : null,
    menu: isCabinet ? viewMenu(screen, context) : null,
    blocks: visibleBlocks(screen, roles).map(([code, block], index): BlockView => {
      const ids = markIds(prefix, code);
      const number = index + 1;
      const {label, meaning, width, actions = {}} = block;
      return {
        number,
        label,
        meaning,
        width,
        mark: {id: ids.mark, toExplanation: t('screen.toExplanation', {number, label})},
        explanation: {id: ids.explanation, toDrawing: t('screen.toDrawing', {number, label})},
        buttons: Object.values(actions),
        content: viewContent(block, values),
      };
    }),
  };
}

/** The menu as the role of the screen sees it: only the screens that it may view, and their sections. */
function viewMenu(
  {screen, role}: Screen,
  {navigation, roles}: Pick<ViewContext, 'navigation' | 'roles'>,
): ScreenView['menu'] {
  const mayView = (path: string): boolean => isEnough(rightOf(roles, role!, path), 'view');
  const all = Object.values(navigation.sections).filter(({screens}) => Object.keys(screens).some(mayView));
  const current = all.find(({screens}) => screen! in screens)!;
  return {
    sections: all.map((section) => ({label: section.label, isCurrent: section === current})),
    screens: Object.entries(current.screens)
      .filter(([path]) => mayView(path))
      .map(([path, {label}]) => ({label, isCurrent: path === screen})),
  };
}

function viewContent(block: Block, context: ValueContext): ContentView {
  const {kind, label, filters, fields, figures, columns = {}, rows = [], options = {}, chosen} = block;
  switch (kind) {
    case 'filters':
      return {kind, fields: viewFields(filters!, context)};
    case 'form':
      return {kind, fields: viewFields(fields!, context)};
    case 'figures':
      return {
        kind,
        figures: Object.values(figures!).map(({label, type, values}) => ({
          label,
          values: values.map((value) => formatValue(type, value, context)),
        })),
      };
    case 'table':
      return {kind, label, ...viewTable(columns, rows, context)};
    case 'choice':
      return {
        kind,
        options: Object.entries(options).map(([code, label]) => ({label, isChosen: code === chosen})),
      };
    case 'buttons':
      return {kind};
    default:
      throw new Error(`A block of the kind ${String(kind satisfies never)} cannot be drawn.`);
  }
}

function viewFields(fields: Record<string, Field>, context: ValueContext): FieldView[] {
  return Object.values(fields).map(({label, type, options, chosen, example, example_text}) => ({
    label,
    type,
    value: options
      ? formatValue('choice', options[chosen!]!, context)
      : formatValue(type, (example ?? example_text)!, context),
  }));
}

function viewTable(
  columns: Record<string, Column>,
  rows: Record<string, string>[],
  context: ValueContext,
): {columns: ColumnView[]; rows: (Value | null)[][]} {
  const cell = (value: string | undefined, {type, options}: Column): Value | null =>
    value === undefined ? null : formatValue(type, options ? options[value]! : value, context);
  return {
    columns: Object.values(columns).map(({label, type}) => ({label, isNumber: type === 'amount'})),
    rows: rows.map((row) => Object.entries(columns).map(([name, column]) => cell(row[name], column))),
  };
}
