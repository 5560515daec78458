import {component, type Node} from '../../content/core/markdown';
import {loadPagePreview} from '../../content/cabinet/pagePreview';
import type {Page} from '../page';

/**
 * Interactive preview of the hosted payment page with the reader's branding options: `<Facts name="pagePreview" />`.
 */
export function build(page: Page): Node[] {
  return [component('PagePreview', {data: JSON.stringify(loadPagePreview(page.locale))})];
}
