import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {ReportsFile} from '../../types/data/reports';

/** A column of a report. */
interface ReportColumn {
  /** Column name in each version; absent if the version does not have the column. */
  names: {v1: string; v2?: string};
  /** Field of the transaction with the same value. */
  field?: string;
}

/** A kind of report. */
interface ReportKind {
  /** The value of `kind`. */
  name: string;
  /** Schema of a row in the contract. */
  row: string;
  title: string;
  /** What one row represents. */
  meaning: string;
  /** What the report is used for. */
  use: string;
  /** In file order. */
  columns: ReportColumn[];
}

/** The reports of `src/data/reports.yaml`. */
export function loadReports(locale: LocaleCode = defaultLocale): {limits: ReportsFile['limits']; kinds: ReportKind[]} {
  const {limits, kinds} = readData('reports.yaml', locale);
  return {
    limits,
    kinds: Object.entries(kinds).map(([name, {columns, ...kind}]) => ({
      name,
      ...kind,
      // `only` has one value, `v1`: v2 has no such column.
      columns: columns.map(({name: column, v1 = column, only, field}) => ({
        names: {v1, ...(!only && {v2: column})},
        ...(field && {field}),
      })),
    })),
  };
}

/** Column names of a report kind in one version, in file order. */
export function columnNames({columns}: ReportKind, version: 'v1' | 'v2'): string[] {
  return columns.flatMap(({names}) => names[version] ?? []);
}
