import type {Node} from '../../content/core/markdown';
import {loadService} from '../../content/services/services';
import type {Page} from '../page';
import {payerScreens} from '../payer';
import {methodName} from '../serviceText';

/** The drawn screens of one service, on a page that is about several: `<Facts name="payerScreens" of="card/payin_form" />`. */
export function build(page: Page, {of: code = ''}: Record<string, string>): Node[] {
  const service = loadService(code, page.locale);
  return payerScreens(service, page, page.t('guides.payer_screens', {method: methodName(service, page)}));
}
