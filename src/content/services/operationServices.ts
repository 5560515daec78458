import {canQuote, canStore, isCheck, isPayin, type GatewayService} from '../../gateway';
import {unversioned} from '../../gateway/values/operationId';
import {loadSidebar, type SidebarEntry} from '../core/sidebar';

/**
 * The services that an operation applies to: all, all pay-ins and payouts, none in particular, or those that match a
 * predicate.
 */
type Rule = 'all' | 'payments' | 'none' | ((service: GatewayService) => boolean);

const isDirectPayin = (service: GatewayService) => isPayin(service) && service.integration === 'h2h';
const flows =
  (...names: GatewayService['flow'][]) =>
  (service: GatewayService) =>
    names.includes(service.flow);

/** The hosted page of a transfer takes these steps itself. */
const isDirectTransfer = (service: GatewayService) => isDirectPayin(service) && flows('p2p')(service);

/** By the operationId without the version. The gateway uses the same predicates. */
const rules: Record<string, Rule> = {
  'transaction/create': 'payments',
  // Services that only check are sent to `validate` too.
  'transaction/validate': 'all',
  'transaction/find': 'payments',
  'transaction/pay': (service) => isDirectPayin(service) && !flows('p2p', 'crypto')(service),
  // `update` submits a one-time code or a 3-D Secure result; a payment without the payer has neither.
  'transaction/update': (service) =>
    isDirectPayin(service) && flows('otp', 'card', 'token')(service) && !isCheck(service),
  'transaction/complete': ({capture}) => capture.includes('manual'),
  // Services with refunds; a void does not depend on the service.
  'transaction/cancel': ({refund}) => refund.mode !== 'none',
  // The hosted page shows the address itself.
  'transaction/get_crypto_address': (service) => isDirectPayin(service) && flows('crypto')(service),
  'transaction/p2p/get_methods_list': isDirectTransfer,
  'transaction/p2p/get_recipient_card': isDirectTransfer,
  'transaction/p2p/confirm': isDirectTransfer,
  'transaction/p2p/cancel': isDirectTransfer,
  'transaction/issue_token': canStore,
  'transaction/resend_giftcode': ({code}) => code.startsWith('gift_code/'),
  'transaction/currency_rate': canQuote,
  'currency/rates': 'none',
  'tokens/list': 'none',
  'tokens/revoke': 'none',
  'cards/check': 'none',
  'cards/whitelist_add': 'none',
  'antifraud/stoplist_check': 'none',
  // The exchange sends order notifications about pay-ins only.
  'binance_pay/notify': (service) => service.code.startsWith('binance/') && isPayin(service),
  'account/info': 'none',
  'account/list': 'none',
  'account/service/list': 'all',
  'account/service/service_id': 'all',
  'reports/create': 'none',
  'reports/list': 'none',
  'reports/check-report': 'none',
  'reports/report': 'none',
};

/** Keys of all rules; a test compares them with the pages. */
export const ruleKeys: string[] = Object.keys(rules);

/**
 * The services that an operation applies to: a keyword, or a list in the given order.
 *
 * @param id operationId, such as `v2/transaction/pay`
 * @throws a sentence if an operation of the merchant API has no rule
 */
export function servicesOf(id: string, services: GatewayService[]): 'all' | 'payments' | 'none' | GatewayService[] {
  const rule = rules[unversioned(id)];
  if (rule === undefined)
    throw new Error(
      `src/content/services/operationServices.ts: there is no rule which services use ${id}. Add “${unversioned(id)}”.`,
    );
  return typeof rule === 'string' ? rule : services.filter(rule);
}

/** The family of each service by its code, from the sidebar. */
export function familiesInSidebar(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (entry: SidebarEntry, family?: string): void => {
    if (typeof entry === 'string') {
      if (family && entry.startsWith('services/')) found.set(entry.replace('services/', ''), family);
      return;
    }
    const own = /^services\/(.+)\/index$/.exec(entry.landing ?? '')?.[1];
    entry.items.forEach((item) => visit(item, own ?? family));
  };
  loadSidebar().forEach((category) => visit(category));
  return found;
}
