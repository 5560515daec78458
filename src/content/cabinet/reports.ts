import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';

/** A column of a report. */
export interface ReportColumn {
  /** Name in the header row of each version; a version without the column has no name. */
  names: {v1: string; v2?: string};
  /** Field of the transaction that holds the same value. */
  field?: string;
}

/** A kind of report. */
export interface ReportKind {
  /** What `kind` takes. */
  name: string;
  /** Schema of the contract that describes a row. */
  row: string;
  title: string;
  /** What a row is. */
  meaning: string;
  /** What the report is good for. */
  use: string;
  /** In the order of the file. */
  columns: ReportColumn[];
}

/** Bounds that hold for every report, in days and seconds. */
export interface ReportLimits {
  longest_period_days: number;
  kept_days: number;
  check_after_seconds: number;
  download_seconds: number;
}

interface File {
  limits: ReportLimits;
  kinds: Record<
    string,
    Omit<ReportKind, 'name' | 'columns'> & {columns: {name: string; v1?: string; only?: 'v1'; field?: string}[]}
  >;
}

/** The reports of `src/data/reports.yaml`. */
export function loadReports(locale: LocaleCode = defaultLocale): {limits: ReportLimits; kinds: ReportKind[]} {
  const {limits, kinds} = readData<File>('reports.yaml', locale);
  return {
    limits,
    kinds: Object.entries(kinds).map(([name, {columns, ...kind}]) => ({
      name,
      ...kind,
      columns: columns.map(({name: column, v1 = column, only, field}) => ({
        names: {v1, ...(!only && {v2: column})},
        ...(field && {field}),
      })),
    })),
  };
}

/** Names of the columns of a kind in one version, in the order of the file. */
export function columnNames({columns}: ReportKind, version: 'v1' | 'v2'): string[] {
  return columns.flatMap(({names}) => names[version] ?? []);
}
