import {buildPageCallback} from '../../../content/invoicing';
import {code, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** The callback about a payment of the page of the example: `<Facts name="page_callback" />`. */
export function build(page: Page): Node[] {
  return [code('json', buildPageCallback(), page.t('invoicing.page_callback'))];
}
