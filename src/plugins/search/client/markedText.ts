import {escapeHtml} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml';
import type {MarkedText} from './hit';

/** A text as HTML with `<mark>`, cut around the first match: about `maxLength` characters, whole words. */
export function markedText({text, marks}: MarkedText, maxLength = Infinity): string {
  const [from, to] = around(text, marks[0] ?? [0, 0], maxLength);
  let html = from > 0 ? '…' : '';
  let place = from;
  for (const [start, length] of marks) {
    if (start >= place && start + length <= to) {
      html += `${escapeHtml(text.slice(place, start))}<mark>${escapeHtml(text.slice(start, start + length))}</mark>`;
      place = start + length;
    }
  }
  return html + escapeHtml(text.slice(place, to)) + (to < text.length ? '…' : '');
}

/** Start and end of the excerpt at word boundaries, with a third of the length before the match. */
function around(text: string, [start, length]: [number, number], maxLength: number): [number, number] {
  if (text.length <= maxLength) {
    return [0, text.length];
  }
  const earliest = Math.max(0, Math.min(start - Math.floor(maxLength / 3), text.length - maxLength));
  const from = earliest === 0 ? 0 : Math.min(start, text.indexOf(' ', earliest) + 1 || start);
  const latest = Math.max(start + length, from + maxLength);
  return [from, latest >= text.length ? text.length : Math.max(start + length, text.lastIndexOf(' ', latest))];
}
