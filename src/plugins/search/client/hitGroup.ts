import {cellEnd} from '../sentences';
import {HitKind, type Hit, type IndexedDocument} from './hit';

/** What a hit is about. */
export type HitGroup = 'error' | 'reason' | 'status' | 'operation' | 'service' | 'method' | 'page';

/** Tables whose rows are a group of their own, by the path of the page. */
const rowGroups: Record<string, HitGroup> = {
  'reference/api_error_codes': 'error',
  'reference/failure_reason_codes': 'reason',
  'reference/transaction_statuses': 'status',
};

/** Whether a document is the row of a table of codes: its code, and from the text on its other cells. */
export const isCodeRow = ({t, s = '', h = ''}: IndexedDocument): boolean =>
  h !== '' && (t === s || (t.startsWith(s) && t.includes(cellEnd)));

/** The group of a hit, by its address. */
export function hitGroup({document, type}: Pick<Hit, 'document' | 'type'>, baseUrl: string): HitGroup {
  const path = document.u.slice(baseUrl.length);
  if (type === HitKind.Content && isCodeRow(document) && rowGroups[path]) {
    return rowGroups[path];
  }
  if (/^api\/.*[^/]$/.test(path)) {
    return 'operation';
  }
  if (/^services\/[^/]+\/$/.test(path)) {
    return 'method';
  }
  return /^services\/./.test(path) ? 'service' : 'page';
}
