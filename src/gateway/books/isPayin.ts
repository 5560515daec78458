import type {Service} from './types';

/**
 * Whether transactions of the service are pay-ins: they bring money to the merchant, or verify a card with a zero
 * amount. The person of any other request is the recipient: of a payout, or of the account that a service checks.
 */
export function isPayin({direction, flow}: Pick<Service, 'direction' | 'flow'>): boolean {
  return direction === 'payin' || direction === 'transfer' || (direction === 'none' && flow !== 'check');
}
