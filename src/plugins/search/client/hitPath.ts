import {contextOf} from './contexts';
import type {Hit} from './hit';
import {contextLabel} from './labels';

/** Context label, breadcrumbs and page of a hit; without the page if the hit is the page itself. */
export function hitPath({document, page}: Hit, baseUrl: string): string[] {
  const context = contextOf(document.u, baseUrl);
  const path = page ? [...(page.b ?? []), page.t] : (document.b ?? []);
  const label = context && contextLabel(context);
  return label && !path.includes(label) ? [label, ...path] : path;
}
