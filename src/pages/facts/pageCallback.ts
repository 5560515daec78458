import {buildPageCallback} from '../../content/examples/invoicing';
import {code, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The callback about a payment of the example's payment page: `<Facts name="pageCallback" />`. */
export function build(page: Page): Node[] {
  return [code('json', buildPageCallback(), page.t('invoicing.page_callback'))];
}
