import {contextOf} from './contexts';
import type {Hit} from './hit';
import {contextLabel} from './labels';

/** Where a hit stands: label of its context, breadcrumbs, and its page unless the hit is that page itself. */
export function hitPath({document, page}: Hit, baseUrl: string): string[] {
  const context = contextOf(document.u, baseUrl);
  const path = page ? [...(page.b ?? []), page.t] : (document.b ?? []);
  const label = context && contextLabel(context);
  return label && !path.includes(label) ? [label, ...path] : path;
}
