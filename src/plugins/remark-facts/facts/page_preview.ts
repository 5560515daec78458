import {component, type Node} from '../../../content/markdown';
import {loadPagePreview} from '../../../content/pagePreview';
import type {Page} from '../page';

/** A payer’s page drawn from the options of its look, which the reader sets: `<Facts name="page_preview" />`. */
export function build(page: Page): Node[] {
  return [component('PagePreview', {data: JSON.stringify(loadPagePreview(page.locale))})];
}
