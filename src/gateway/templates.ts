/** Templates of payment pages, what many pages of a point have in common, and the looks of pages. */
import {ownOf} from './own';
import type {Context, Json, State} from './types';

/** A page template: what the API shows of it, and the point it belongs to. */
export interface PageTemplate {
  data: Json;
  point: number;
}

/** All page templates by id. */
export function templatesOf(state: State): Record<string, PageTemplate> {
  return (state.stores.page_templates ??= {}) as Record<string, PageTemplate>;
}

/**
 * A page template of the point.
 *
 * @throws Failure `template_not_found`
 */
export function templateOfPoint(context: Context, id: string): PageTemplate {
  return ownOf(context, templatesOf(context.state), id, 'page template', 'template_not_found');
}

/** What the API shows of each look, by the template’s id, or by `point_` and the point’s. */
export function looksOf(state: State): Record<string, Json> {
  return (state.stores.page_looks ??= {});
}
