/** Templates of payment pages, and the branding of pages. */
import {ownOf} from './own';
import type {Context, PageTemplate, State, World} from './types';
import type * as Invoicing from '../../types/contract/invoicing';

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

/** The texts of a template in the first language that it has, in the order of the contract. */
export function textOf({languages}: World, {texts}: Pick<Invoicing.PageTemplate, 'texts'>): Invoicing.PageText {
  const known = texts as Record<string, Invoicing.PageText | undefined>;
  return languages.flatMap((language) => known[language] ?? [])[0]!;
}

/** The branding settings by template id, or by `point_` and the id of the point. */
export function looksOf(state: State): Record<string, Invoicing.PageCustomization> {
  return (state.stores.page_looks ??= {});
}
