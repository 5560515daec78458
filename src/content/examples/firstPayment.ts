import {brand} from '../../brand';
import {signV2Request} from '../../gateway/values/signing';
import type {JsonObject} from '../../types/json';
import {listOperations, loadContract, webhook, type Operation} from '../contract/contract';
import {exampleKey, examplePoint, loadTestKeys} from '../core/testKeys';
import {loadQuickstart, quickstartRequest} from './quickstart';
import {start, type ExampleExchange} from './serviceExamples';

/** The payment that the home page shows and makes: its messages agree in ids, amounts and statuses. */
interface FirstPayment {
  /** Called by the request. */
  operation: Operation;
  /** The body of the request as it is signed and sent. */
  text: string;
  /** The order id in the body. */
  orderId: string;
  /** The signed request with its headers. */
  request: string;
  /** HTTP status of the response. */
  status: string;
  /** The response and the callback in JSON, each with the fields that are needed first. */
  response: string;
  callback: string;
  /** The response of `find` after the callback, with the same fields. */
  found: string;
  /** Where the callback goes. */
  callbackUrl: string;
  /** The request with its whole response, for drawings. */
  exchange: ExampleExchange;
}

type Answer = JsonObject & {request_id: string; data: JsonObject};

/** The scenario of the contract whose payment has the same ids. */
const scenario = 'pix_hosted_page';

/** Fields of a transaction that are needed first. */
const inResponse = ['id', 'external_id', 'status', 'amount', 'currency', 'payment_url', 'expires_at'];
const inCallback = ['id', 'external_id', 'status', 'amount', 'currency', 'version'];

/** The response with some fields of its transaction. */
const shortened = ({request_id: id, data}: Answer, names: string[]): string =>
  json({request_id: id, data: pick(data, names)});

const pick = (data: JsonObject, names: string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, data[name]!]));

const json = (value: JsonObject): string => JSON.stringify(value, null, 2);

/** The output of a command of the quickstart, which a test compares with the gateway, with the hosts of the brand. */
function outputOf(name: 'create' | 'find'): Answer {
  const text = loadQuickstart(`output/${name}.json`).replace(/http:\/\/localhost:\d+/g, `https://${brand.hosts.pay}`);
  return JSON.parse(text) as Answer;
}

/**
 * The first payment: the request of the quickstart to the test host, its response, and the callback of the contract’s
 * scenario about the state that the quickstart finds.
 *
 * @throws a sentence if the quickstart calls no operation of the contract, or the contract has no such callback
 */
export function loadFirstPayment(): FirstPayment {
  const {path, body, text} = quickstartRequest();
  const contract = loadContract('v2');
  const called = listOperations(contract).find((one) => one.path === path);
  const event = webhook(contract, 'transaction_updated').examples[scenario];
  if (!called) throw new Error(`The quickstart calls ${path}. Write the path of an operation of src/contract/v2.`);
  if (!event) throw new Error(`src/contract/v2/scenarios/${scenario}.yaml has no callback. The home page shows it.`);
  const answer = outputOf('create');
  const headers = {
    'Content-Type': 'application/json',
    'Gateway-Point': String(examplePoint),
    'Gateway-Key': String(exampleKey),
    'Gateway-Timestamp': String(start),
    'Gateway-Signature': signV2Request(
      {timestamp: start, method: 'POST', path, body: text},
      loadTestKeys().request_secrets[examplePoint]![exampleKey]!,
    ),
    'Idempotency-Key': idempotencyKeyOf(called),
  };
  return {
    operation: called,
    text,
    orderId: body.external_id as string,
    request: [
      `POST ${path}`,
      `Host: ${brand.hosts.test}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      text,
    ].join('\n'),
    status: called.responses[0]!.status,
    response: shortened(answer, inResponse),
    callback: json({...pick(event, ['id', 'type', 'created_at']), data: pick(outputOf('find').data, inCallback)}),
    found: shortened(outputOf('find'), inCallback),
    callbackUrl: called.scenarios.find(({key}) => key === scenario)!.request.callback_url as string,
    exchange: {operation: called.id, request: body, answer: answer},
  };
}

/** The example of the header that makes the request safe to repeat. */
function idempotencyKeyOf({parameters}: Operation): string {
  return String(parameters.find(({name}) => name === 'Idempotency-Key')!.example);
}
