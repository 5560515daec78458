import {brand} from '../../../brand';
import {loadNavigation, screensOf} from '../../../content/cabinet/cabinet';
import {webhook, type Contract, type Operation} from '../../../content/contract/contract';
import {component, heading, parse, table, type Node} from '../../../content/core/markdown';
import type {Page, Section} from '../../page';
import {desk} from './desk';
import {isReadOnly, operationOf, pathOf, authenticationPages} from './operation';
import {contractOf, versionOf} from '../../../gateway/values/operationId';
import {servicesText} from './services';

/** The name of a callback: its `type`, or its summary in v1, which has no types. */
function callbackName(contract: Contract, name: string): string {
  const {summary, examples} = webhook(contract, name);
  const type = Object.values(examples)[0]?.type as string | undefined;
  return type === undefined ? summary : `\`${type}\``;
}

/** Endpoints on both hosts and the desk: what a reader with a deadline came for. */
export const opening: Section = {
  id: 'opening',
  build(page) {
    const {operation} = operationOf(page);
    const endpoint = (host: 'test' | 'live'): Node =>
      component('Endpoint', {
        method: operation.method,
        label: page.t(`operation.hosts.${host}`),
        address: `https://${brand.hosts[host]}${operation.path}`,
      });
    return [
      ...versionLine(page),
      endpoint('test'),
      endpoint('live'),
      desk(page),
      // The rest of the page's introduction follows.
      heading(2, page.t('operation.whenToUse'), 'when-to-use'),
    ];
  },
};

/** Which version of the API the operation belongs to, with a link to the same operation in the other one. */
function versionLine(page: Page): Node[] {
  const {id, extensions} = operationOf(page).operation;
  const {twin} = extensions;
  if (!twin) return [];
  const other = page.link(pathOf(twin), page.t('operation.head.twin', {version: versionOf(twin)}));
  return parse(page.t(`operation.head.${versionOf(id)}`, {twin: other}));
}

/** The key facts about calling the operation. */
export const lead: Section = {
  id: 'lead',
  build(page) {
    const {contract, operation} = operationOf(page);
    const {t, link} = page;
    const {isSynchronous, callbacks, timeoutSeconds, payoutTimeoutSeconds} = operation.extensions;
    const {scheme} = operation;
    const repeat = repeatOf(operation);
    const screens = screensText(operation, page);
    // Without a callback, the result has to be requested.
    const result = isSynchronous ? 'now' : callbacks.length > 0 ? 'later' : 'asked';
    const wait = payoutTimeoutSeconds
      ? t('operation.waitPayout', {seconds: timeoutSeconds, payout: payoutTimeoutSeconds})
      : t('operation.wait', {seconds: timeoutSeconds});
    const timeout = t(`operation.timeout.${timeoutLabel(operation, repeat, callbacks.length > 0)}`, {wait});
    const rows = [
      [
        t('operation.facts.authentication'),
        t(`operation.authentication.${scheme}`, {
          page: link(authenticationPages[scheme], t('operation.authentication.page')),
        }),
      ],
      [t('operation.facts.repeat'), t(`operation.repeat.${repeat}`)],
      [t('operation.facts.result'), t(`operation.result.${result}`)],
      [
        t('operation.facts.callback'),
        callbacks.length > 0
          ? link('/callbacks', callbacks.map((name) => callbackName(contract, name)).join(', '))
          : t('operation.noCallback'),
      ],
      [t('operation.facts.timeout'), timeout],
      // Invoicing is a service of its own; its payers choose among the others.
      ...(contractOf(operation.id) === 'invoicing'
        ? []
        : [[t('operation.facts.services'), servicesText(operation.id, page)]]),
      ...(screens ? [[t('operation.facts.cabinet'), screens]] : []),
    ];
    return [
      heading(2, t('operation.keyFacts'), 'key-facts'),
      table([t('operation.fact'), t('operation.value')], rows, 'facts'),
    ];
  },
};

/**
 * The cabinet screens that do the same as the operation or its counterpart in the other version; empty if there are
 * none.
 */
function screensText({id, extensions: {twin}}: Operation, page: Page): string {
  const addresses = [id, ...(twin ? [twin] : [])].map(pathOf);
  return Object.entries(screensOf(loadNavigation(page.locale)))
    .filter(([, {api = []}]) => api.some((address) => addresses.includes(address)))
    .map(([path, {label}]) => page.link(`/cabinet/${path}`, label))
    .join(', ');
}

/**
 * Label of the time-out fact, which says what to do after a time-out.
 *
 * @param isSeenByFind whether `find` returns the result, as it does for all operations that send callbacks
 */
function timeoutLabel({scheme}: Operation, repeat: string, isSeenByFind: boolean): string {
  // v1 accepts each nonce once, so a request cannot be sent again as it is.
  if (repeat === 'reads' || repeat === 'same') return scheme === 'v1' ? 'nonce' : 'reads';
  if (scheme === 'client') return 'reads';
  // With an idempotency key, a repeat is as safe as `find`.
  if (scheme !== 'bearer' && isSeenByFind) return repeat === 'key' ? 'findOrKey' : 'find';
  return repeat === 'key' ? 'key' : 'again';
}

/**
 * What makes a retry safe. v1 has no idempotency keys, so there the contract says how a repeated request is recognised.
 */
function repeatOf(operation: Operation): string {
  if (operation.extensions.isIdempotent) return 'key';
  return isReadOnly(operation) ? 'reads' : (operation.extensions.repeat ?? 'status');
}
