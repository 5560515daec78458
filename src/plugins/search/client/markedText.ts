import {escapeHtml} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml';
import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import type {Hit} from './hit';

/**
 * An excerpt of a hit around the first match, as HTML with `<mark>`: about `maxLength` characters, whole words. The
 * package's own function only knows Latin letters, and reduces other texts to the match itself.
 */
export function markedText({document: {t, s}, metadata}: Hit, maxLength = 60): string {
  const positions = getStemmedPositions(metadata, 't');
  // A page may match by its path, a text by its heading; then nothing is marked.
  if (positions.length === 0) {
    return escapeHtml(s ?? t);
  }
  const [from, to] = around(t, positions[0]!, maxLength);
  let html = from > 0 ? '…' : '';
  let place = from;
  for (const [start, length] of positions) {
    if (start >= place && start + length <= to) {
      html += `${escapeHtml(t.slice(place, start))}<mark>${escapeHtml(t.slice(start, start + length))}</mark>`;
      place = start + length;
    }
  }
  return html + escapeHtml(t.slice(place, to)) + (to < t.length ? '…' : '');
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
