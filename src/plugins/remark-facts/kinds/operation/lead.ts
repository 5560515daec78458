import {brand} from '../../../../brand';
import {webhook, type Contract, type Operation} from '../../../../content/contract';
import {component, table, type Node} from '../../../../content/markdown';
import type {Section} from '../../page';
import {isReading, operationOf, pathOf, proofPages} from './operation';

/** What a callback is called: its `type`, or in v1, which has none, what it tells. */
function callbackName(contract: Contract, name: string): string {
  const {summary, examples} = webhook(contract, name);
  const type = Object.values(examples)[0]?.type as string | undefined;
  return type === undefined ? summary : `\`${type}\``;
}

/** Method and address on both hosts, then the facts that decide how the operation is called. */
export const lead: Section = {
  id: 'lead',
  build(page) {
    const {contract, operation} = operationOf(page);
    const {t, link} = page;
    const {isSynchronous, callbacks, timeoutSeconds, payoutTimeoutSeconds, twin} = operation.extensions;
    const {scheme} = operation;
    const repeat = repeatOf(operation);
    const timeout = payoutTimeoutSeconds
      ? t('operation.timeoutPayout', {seconds: timeoutSeconds, payout: payoutTimeoutSeconds})
      : t(`operation.${timeoutLabel(operation, repeat)}`, {seconds: timeoutSeconds});
    const endpoint = (host: 'test' | 'live'): Node =>
      component('Endpoint', {method: operation.method, label: t(`operation.hosts.${host}`), address: `https://${brand.hosts[host]}${operation.path}`});
    const rows = [
      [t('operation.facts.authentication'), t(`operation.authentication.${scheme}`, {page: link(proofPages[scheme], t('operation.authentication.page'))})],
      [t('operation.facts.repeat'), t(`operation.repeat.${repeat}`)],
      [t('operation.facts.result'), t(isSynchronous ? 'operation.result.now' : 'operation.result.later')],
      [t('operation.facts.callback'), callbacks.length > 0 ? link('/callbacks', callbacks.map((name) => callbackName(contract, name)).join(', ')) : t('operation.noCallback')],
      [t('operation.facts.timeout'), timeout],
      ...(twin ? [[t('operation.facts.twin', {version: scheme === 'v1' ? 'v2' : 'v1'}), link(pathOf(twin), `\`${twin}\``)]] : []),
    ];
    return [endpoint('test'), endpoint('live'), table([t('operation.fact'), t('operation.value')], rows, 'facts')];
  },
};

/** What to do after a time-out. */
function timeoutLabel({scheme}: Operation, repeat: string): string {
  if (repeat === 'reads' || scheme === 'client') return 'timeoutReads';
  return scheme === 'bearer' ? 'timeoutKey' : 'timeout';
}

/** What makes a second request safe. v1 has no keys: there the contract says what a repeat is recognised by. */
function repeatOf(operation: Operation): string {
  if (operation.extensions.isIdempotent) return 'key';
  return isReading(operation) ? 'reads' : (operation.extensions.repeat ?? 'status');
}
