import {readData} from '../content/core/data';
import {quickstartRequest} from '../content/examples/quickstart';
import {exchangesOf, start} from '../content/examples/serviceExamples';
import {fileOfService, loadService, loadServices, type Service, type ServiceStep} from '../content/services/services';
import {toRfc3339} from '../gateway/values/time';
import {serviceRequest} from '../samples/serviceFiles';
import type {Body, EarlierStep, FormScenario} from '../wire/form';

/** The service that tokenizes the card for a request with `card_token`. */
const storingService = 'card/tokenize_h2h';

/** The request of the quickstart, as the form sends it. */
export function quickstartScenario(title: string): FormScenario {
  const {body, idempotencyKey} = quickstartRequest();
  return {key: 'quickstart', title, parameters: {}, body, idempotencyKey, at: start, earlier: []};
}

/** The first request of a service’s page, as the form sends it. */
export function serviceScenario(service: Service): FormScenario {
  const {body, idempotencyKey} = serviceRequest(service);
  return {
    key: service.code,
    title: service.title,
    parameters: {},
    body,
    ...(idempotencyKey !== undefined && {idempotencyKey}),
    at: start,
    earlier: [...stepsToFund(service), ...stepsToStore(service)],
  };
}

/**
 * The steps that tokenize the card if the first request refers to it by token; otherwise empty.
 *
 * @throws a sentence that names the record if the request needs a token of something else
 */
function stepsToStore({code, fields}: Service): EarlierStep[] {
  const token = fields.find(
    ({name, in: place, is_required: isRequired}) => isRequired && place.startsWith('create') && name.endsWith('_token'),
  );
  if (!token) return [];
  if (token.name !== 'card_token')
    throw new Error(
      `${fileOfService(code)}: the first request needs ${token.name}, and the form of the page can only store a card before it. Make the field optional, or add its steps to src/published/exampleScenarios.ts.`,
    );
  const storing = loadService(storingService);
  return stepsOf(
    storing,
    storing.steps,
    {
      create: {external_id: 'card-1001'},
      issue_token: {consent: {uses: ['payout'], accepted_at: toRfc3339(start - 3600)}},
    },
    {issue_token: token.example},
  );
}

/**
 * The steps of a pay-in that funds a payout, if the example account holds too little of its currency; otherwise empty.
 *
 * @throws a sentence that names the record if no pay-in that a payer confirms takes as much in the currency
 */
function stepsToFund({code, direction, limits}: Service): EarlierStep[] {
  if (direction !== 'payout') return [];
  const {currency, example: amount} = limits[0]!;
  const isBetween = (least: string, most: string): boolean =>
    Number(least) <= Number(amount) && Number(amount) <= Number(most);
  const {accounts} = readData('gateway/merchant.yaml');
  if (accounts.some((account) => account.currency === currency && isBetween('0', account.available))) return [];
  const payin = loadServices().find(
    (service) =>
      service.direction === 'payin' &&
      service.steps.some(({answer}) => answer === 'requires_action') &&
      service.limits.some((limit) => limit.currency === currency && isBetween(limit.smallest, limit.largest)),
  );
  if (!payin)
    throw new Error(
      `${fileOfService(code)}: no pay-in that a payer confirms takes ${amount} ${currency}, so that the form of the page has nothing to pay out. Write a smaller example of the amount.`,
    );
  const waiting = payin.steps.findIndex(({answer}) => answer === 'requires_action');
  const steps = [...payin.steps.slice(0, waiting), {event: 'payer_pays', after_seconds: 60}];
  return stepsOf(payin, steps, {create: {external_id: 'funds-1001', amount, currency}});
}

/**
 * Calls and events of a service, timed before the examples.
 *
 * @param changes properties that replace those of the bodies, by call
 * @param documented the example id that the id in the response replaces in later requests, by call
 */
function stepsOf(
  service: Service,
  steps: Pick<ServiceStep, 'call' | 'event' | 'after_seconds'>[],
  changes: Record<string, Body>,
  documented: Record<string, string> = {},
): EarlierStep[] {
  const calls = exchangesOf(service).filter(({operation}) => operation);
  const transaction = (calls[0]!.answer!.data as {id: string}).id;
  const returned: Record<string, string> = {create: transaction, ...documented};
  let at = start - steps.reduce((seconds, {after_seconds: after = 0}) => seconds + after, 0) - 1;
  return steps.flatMap(({call, event, after_seconds: after = 0}): EarlierStep[] => {
    at += after;
    if (event) return [{at, event, data: {transaction_id: transaction}}];
    if (!call) return [];
    const {operation, request} = calls.shift()!;
    const id = returned[call];
    return [
      {
        at,
        operation: operation!,
        scheme: 'v2',
        path: `/${operation}`,
        body: {...request, ...changes[call]} as Body,
        returns: id === undefined ? [] : [['/data/id', id]],
      },
    ];
  });
}
