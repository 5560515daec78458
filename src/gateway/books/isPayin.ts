import type {GatewayService} from './types';

/**
 * Whether transactions of the service are pay-ins: they bring money to the merchant, or verify a card with a zero
 * amount. In any other request the person is the recipient of a payout, or the holder of the account that the service
 * checks.
 */
export function isPayin({direction, flow}: Pick<GatewayService, 'direction' | 'flow'>): boolean {
  return direction === 'payin' || direction === 'transfer' || (direction === 'none' && flow !== 'check');
}
