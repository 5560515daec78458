/** Templates of payment pages, and the branding of pages. */
import {ownOf} from './own';
import type {Context, State} from './types';
import type * as Invoicing from '../types/contract/invoicing';

/** A page template: the object that the API returns, and the point that owns it. */
export interface PageTemplate {
  data: Invoicing.PageTemplate;
  point: number;
}

/** All page templates by id. */
export function templatesOf(state: State): Record<string, PageTemplate> {
  return (state.stores.page_templates ??= {});
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
export function looksOf(state: State): Record<string, Invoicing.PageCustomization> {
  return (state.stores.page_looks ??= {});
}
