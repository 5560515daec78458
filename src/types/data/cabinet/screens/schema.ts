// Generated from src/data/cabinet/screens/schema.yaml by `npm run types`. Change that instead.

export type Block = {
  /**
   * How the block is drawn.
   */
  kind: 'filters' | 'figures' | 'table' | 'form' | 'choice' | 'buttons';
  /**
   * Name of the block as the screen shows it.
   */
  label: string;
  /**
   * What the block is and what it does, for the explanation beneath the drawing.
   */
  meaning: string;
  /**
   * Half as wide as the screen; left out, the whole width.
   */
  width?: 'half';
  /**
   * Path of the screen where this comes from; who may not view that one does not see the block.
   */
  screen?: string;
  /**
   * Filters of the screen, by code.
   */
  filters?: {
    [k: string]: Field;
  };
  /**
   * Fields of the form, by code.
   */
  fields?: {
    [k: string]: Field;
  };
  /**
   * Figures of the block, by code; the first is drawn large.
   */
  figures?: {
    [k: string]: Figure;
  };
  /**
   * Columns of the table, by code.
   */
  columns?: {
    [k: string]: Column;
  };
  /**
   * Rows of the example, column → value. A column without value is empty.
   *
   * @minItems 1
   */
  rows?: Row[];
  options?: Options;
  /**
   * Code of the option that the drawing shows as chosen.
   */
  chosen?: string;
  /**
   * Buttons of the block, by code.
   */
  actions?: {
    [k: string]: Action;
  };
};
/**
 * How a value is written; `qr` is a path on the host of the payment page, drawn as a code.
 */
export type Type =
  | 'text'
  | 'email'
  | 'code'
  | 'amount'
  | 'currency'
  | 'count'
  | 'share'
  | 'time'
  | 'date_time'
  | 'deadline'
  | 'status'
  | 'type'
  | 'role'
  | 'choice'
  | 'search'
  | 'switch'
  | 'qr';

export interface ScreensFile {
  /**
   * What the drawing stands in: the cabinet with its menu, or the page of a payer.
   */
  frame: 'cabinet' | 'payer';
  /**
   * Path of the screen in navigation.yaml.
   */
  screen?: string;
  /**
   * What the screen is called, as its heading shows it.
   */
  title: string;
  /**
   * Path of the screen on its host, where it is not the path in navigation.yaml.
   */
  address?: string;
  /**
   * Which environment the header shows.
   */
  environment?: 'live' | 'test';
  /**
   * Role of the person who looks; blocks and actions that the role has no right to are not drawn.
   */
  role?: string;
  /**
   * What is on the screen, in one sentence, for those who do not see the drawing.
   */
  caption: string;
  /**
   * The moment that the drawing shows (RFC 3339, UTC).
   */
  now: string;
  /**
   * Types of transactions that the screen holds; the table of statuses lists theirs. Left out, all.
   */
  types?: string[];
  /**
   * Statuses of its types that the screen cannot show; the table of statuses leaves them out.
   */
  without?: string[];
  /**
   * The parts of the screen from top to bottom, by code; each has a numbered mark.
   */
  blocks: {
    [k: string]: Block;
  };
  /**
   * Limits of the screen, by code.
   */
  limits?: {
    [k: string]: Limit;
  };
  /**
   * What can go wrong, by code.
   */
  problems?: {
    [k: string]: Problem;
  };
}
export interface Field {
  /**
   * Name of the field as the screen shows it.
   */
  label: string;
  type: Type;
  /**
   * What to enter or choose, and what follows.
   */
  meaning: string;
  /**
   * Name of the same field in the API.
   */
  field?: string;
  /**
   * Whether the form needs it.
   */
  required?: boolean;
  options?: Options;
  /**
   * Code of the option that the drawing shows, the default.
   */
  chosen?: string;
  /**
   * The value that the drawing shows, where it is the same in every language.
   */
  example?: string;
  /**
   * The value that the drawing shows, where it is words.
   */
  example_text?: string;
}
export interface Options {
  /**
   * The option as the screen shows it.
   */
  [k: string]: string;
}
export interface Figure {
  /**
   * Name of the figure as the screen shows it.
   */
  label: string;
  type: Type;
  /**
   * The values of the example; several, where there is one for each currency.
   *
   * @minItems 1
   */
  values: string[];
  /**
   * Statuses of the transactions that are counted.
   */
  statuses?: string[];
  /**
   * Name of the same field in the API.
   */
  field?: string;
  /**
   * What is counted.
   */
  meaning: string;
}
export interface Column {
  /**
   * Head of the column as the screen shows it.
   */
  label: string;
  type: Type;
  /**
   * Name of the same field in the API; left out, only the cabinet has it.
   */
  field?: string;
  /**
   * What stands in the column.
   */
  meaning: string;
  options?: Options;
}
export interface Row {
  [k: string]: string;
}
export interface Action {
  /**
   * The button as the screen shows it.
   */
  label: string;
  /**
   * Path of the screen whose right is needed; `payer` on a payer's page.
   */
  screen: string;
  /**
   * The right that the button needs on that screen.
   */
  right: 'view' | 'act';
  /**
   * What the button does.
   */
  meaning: string;
}
export interface Limit {
  /**
   * What is limited.
   */
  label: string;
  /**
   * The limit, in one or two sentences.
   */
  meaning: string;
}
export interface Problem {
  /**
   * What somebody sees.
   */
  symptom: string;
  /**
   * Why it is so.
   */
  cause: string;
  /**
   * What to do.
   */
  fix: string;
}
