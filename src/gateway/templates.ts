/** Templates of payment pages, and the branding of pages. */
import {ownOf} from './own';
import type {Context, Json, State} from './types';

/** A page template: the object that the API returns, and the point that owns it. */
export interface PageTemplate {
  data: Json;
  point: number;
}

/** All page templates by id. */
export function templatesOf(state: State): Record<string, PageTemplate> {
  return (state.stores.page_templates ??= {}) as Record<string, PageTemplate>;
}

/**
 * Returns a page template of the point.
 *
 * @throws Failure `template_not_found`
 */
export function templateOfPoint(context: Context, id: string): PageTemplate {
  return ownOf(context, templatesOf(context.state), id, 'page template', 'template_not_found');
}

/** The branding settings by template id, or by `point_` and the id of the point. */
export function looksOf(state: State): Record<string, Json> {
  return (state.stores.page_looks ??= {});
}
