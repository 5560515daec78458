import {brand} from '../../brand';
import {signV2Callback} from '../../gateway/values/signing';
import {loadContract} from '../contract/contract';
import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {play} from './replay';
import {exampleClient, loadTestKeys} from '../core/testKeys';
import {loadWorld} from './world';
import type {InvoiceStatesFile} from '../../types/data/invoicing/invoice_states';
import type {WaysFile} from '../../types/data/invoicing/ways';

/** The states of an invoice by code, in order. */
export function loadInvoiceStates(locale: LocaleCode): InvoiceStatesFile {
  return readData('invoicing/invoice_states.yaml', locale);
}

/** The ways to accept payments on a hosted page. */
export function loadWays(locale: LocaleCode): WaysFile['ways'] {
  return readData('invoicing/ways.yaml', locale).ways;
}

/** A message of the example. */
interface Message {
  lang: 'bash' | 'json' | 'http';
  text: string;
}

export type ExamplePart =
  'token_request' | 'token_answer' | 'create_request' | 'create_answer' | 'callback' | 'find_request';

/** JSON with an indentation of two spaces; short lists of numbers stay on one line. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+(\d+(?:,\s+\d+)*)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );

/** The start of each command: the URL, and the time-out that the documentation recommends. */
const curl = (operation: string): string =>
  `curl --silent --show-error --fail-with-body --max-time 15 "$host/invoicing/v1/${operation}" \\`;

/**
 * The life of one invoice: token (RFC 6749 §4.4), `invoice_create`, the callback after payment, and `invoice_find`. All
 * messages are generated from the same data, and the callback is really signed.
 */
export function buildInvoiceExample(): Record<ExamplePart, Message> {
  const {expires_in, idempotency_key, request, id, created_at, request_ids, payment} =
    readData('invoicing/example.yaml');
  const {clients, access_token: token, callback_secrets} = loadTestKeys();
  const {reminder_days, delivery, due_at, minimum_payment, description, payer, ...head} = request;
  const invoice = (status: string, paid: string, version: number, updated_at: string, transactions: string[]) => ({
    id,
    ...head,
    status,
    paid_amount: paid,
    remaining_amount: (Number(request.amount) - Number(paid)).toFixed(2),
    description,
    payer,
    due_at,
    minimum_payment,
    reminder_days,
    delivery,
    payment_url: `https://${brand.hosts.pay}/i/${id}`,
    transactions,
    is_test: true,
    version,
    created_at,
    updated_at,
  });
  const paid = invoice('paid', request.amount, 2, payment.paid_at, [payment.transaction_id]);
  const body = toJson({id: payment.callback_id, type: 'invoice.updated', created_at: payment.paid_at, data: paid});
  const timestamp = String(Date.parse(payment.callback_at) / 1000);
  const signature = signV2Callback({id: payment.callback_id, timestamp, body}, callback_secrets.current);
  /** A request with the access token; `lines` are added at the end. */
  const authorized = (operation: string, lines: string[]): string =>
    [
      `host=https://${brand.hosts.test}`,
      `token=${token}`,
      '',
      curl(operation),
      '  --header "Authorization: Bearer $token" \\',
      '  --header "Content-Type: application/json" \\',
      ...lines,
    ].join('\n');
  return {
    token_request: {
      lang: 'bash',
      text: [
        `host=https://${brand.hosts.test}`,
        `client_id=${exampleClient}`,
        `client_secret=${clients[exampleClient]!.secret}`,
        '',
        curl('token'),
        '  --user "$client_id:$client_secret" \\',
        '  --data grant_type=client_credentials',
      ].join('\n'),
    },
    token_answer: {lang: 'json', text: toJson({access_token: token, token_type: 'Bearer', expires_in})},
    create_request: {
      lang: 'bash',
      text: authorized('invoice_create', [
        `  --header "Idempotency-Key: ${idempotency_key}" \\`,
        `  --data '${toJson(request)}'`,
      ]),
    },
    create_answer: {
      lang: 'json',
      text: toJson({request_id: request_ids.create, data: invoice('open', '0.00', 1, created_at, [])}),
    },
    callback: {
      lang: 'http',
      text: [
        'POST /callbacks HTTP/1.1',
        'Host: shop.example',
        'Content-Type: application/json',
        `webhook-id: ${payment.callback_id}`,
        `webhook-timestamp: ${timestamp}`,
        `webhook-signature: ${signature}`,
        '',
        body,
      ].join('\n'),
    },
    find_request: {
      lang: 'bash',
      text: authorized('invoice_find', [`  --data '${JSON.stringify({id})}'`]),
    },
  };
}

/** The last callback of the first payment on the page in the contract's scenario, as the reference gateway sends it. */
export function buildPageCallback(): string {
  const scenario = loadContract('invoicing').scenarios.find(({key}) => key === 'page_fixed_amount')!;
  const payment = scenario.steps.find(({event}) => event === 'payer_pays_page');
  const {state} = play(loadWorld(), scenario);
  const {body} = state.callbacks.findLast(
    (one) => (one.body as {data: {id: string}}).data.id === payment!.request.transaction_id,
  )!;
  return JSON.stringify(body, null, 2);
}
