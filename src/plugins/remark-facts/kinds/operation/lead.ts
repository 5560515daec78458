import {brand} from '../../../../brand';
import {listOperations, loadContract, type Operation} from '../../../../content/contract';
import {component, table, type Node} from '../../../../content/markdown';
import type {Section} from '../../page';
import {contractOf, operationOf, pathOf} from './operation';

/** Method and address on both hosts, then the facts that decide how the operation is called. */
export const lead: Section = {
  id: 'lead',
  build(page) {
    const {operation} = operationOf(page);
    const {t, link} = page;
    const {isSynchronous, callbacks, timeoutSeconds, payoutTimeoutSeconds, twin} = operation.extensions;
    const isV1 = operation.id.split('/').includes('v1');
    const scheme = isV1 ? 'v1' : 'v2';
    const endpoint = (host: 'test' | 'live'): Node =>
      component('Endpoint', {method: operation.method, label: t(`operation.hosts.${host}`), address: `https://${brand.hosts[host]}${operation.path}`});
    const rows = [
      [t('operation.facts.authentication'), t(`operation.authentication.${scheme}`, {page: link(isV1 ? '/request_format_v1' : '/request_format', t('operation.authentication.page'))})],
      [t('operation.facts.repeat'), t(`operation.repeat.${repeatOf(operation)}`)],
      [t('operation.facts.result'), t(isSynchronous ? 'operation.result.now' : 'operation.result.later')],
      [t('operation.facts.callback'), callbacks.length > 0 ? link('/callbacks', callbacks.map((name) => `\`${name.replace('_', '.')}\``).join(', ')) : t('operation.noCallback')],
      [t('operation.facts.timeout'), payoutTimeoutSeconds ? t('operation.timeoutPayout', {seconds: timeoutSeconds, payout: payoutTimeoutSeconds}) : t('operation.timeout', {seconds: timeoutSeconds})],
      [t('operation.facts.twin', {version: isV1 ? 'v2' : 'v1'}), link(pathOf(twin), `\`${twin}\``)],
    ];
    return [endpoint('test'), endpoint('live'), table([t('operation.fact'), t('operation.value')], rows, 'facts')];
  },
};

/** What makes a second request safe. v1 has no keys: what changes something is what takes a key in v2. */
function repeatOf({id, extensions: {isIdempotent, twin}}: Operation): 'key' | 'reads' | 'externalId' | 'status' {
  if (isIdempotent) return 'key';
  const isV1 = id.split('/').includes('v1');
  const other = isV1 && listOperations(loadContract(contractOf(twin))).find((operation) => operation.id === twin);
  if (!other || !other.extensions.isIdempotent) return 'reads';
  return id.endsWith('/create') ? 'externalId' : 'status';
}
