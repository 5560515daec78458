import {component, type Node} from '../../../content/core/markdown';
import {loadPagePreview} from '../../../content/cabinet/pagePreview';
import type {Page} from '../page';

/** A payer’s page drawn from the options of its look, which the reader sets: `<Facts name="pagePreview" />`. */
export function build(page: Page): Node[] {
  return [component('PagePreview', {data: JSON.stringify(loadPagePreview(page.locale))})];
}
