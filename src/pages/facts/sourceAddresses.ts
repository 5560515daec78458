import {loadCallbackDelivery} from '../../content/reference/callbackDelivery';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** IP ranges from which the gateway sends callbacks: `<Facts name="sourceAddresses" />`. */
export function build(page: Page): Node[] {
  const {source_addresses: addresses} = loadCallbackDelivery();
  const row = (environment: 'live' | 'test'): string[] => [
    page.t(`signing.environment.${environment}`),
    addresses[environment].map((range) => `\`${range}\``).join(', '),
  ];
  return [
    table([page.t('signing.environment.title'), page.t('signing.environment.addresses')], [row('live'), row('test')]),
  ];
}
