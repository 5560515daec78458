/** A gateway with one thing in a certain status, for every kind of thing and every status that it can have. */
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import {advance, happen, type EventKind} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/invoices';
import {pagesOf} from '../../../src/gateway/pages';
import {toRfc3339} from '../../../src/gateway/time';
import {kindOf} from '../../../src/gateway/translate';
import type {JsonObject} from '../../../src/types/json';
import type {Json} from '../json';
import {cardFields, Merchant} from '../merchant';

/** A merchant, and the thing that a scene is about. */
export class Scene extends Merchant {
  thing: EventKind['id'] = 'transaction_id';
  id = '';

  /** Creates a transaction with the example of the page of a service. */
  create(code: string, change: Json = {}): this {
    const body = {...requestBodies.create!(loadService(code), ''), ...change};
    this.id = (this.of('create', body) as {id: string}).id;
    return this;
  }

  /** Sends an operation of transactions; `data` of the response, or a failure of the story. */
  of(operation: string, body: Json): JsonObject {
    const {data, ...rest} = this.send(`/v2/transaction/${operation}`, body).body as {data?: JsonObject};
    if (!data) throw new Error(`${operation}: ${JSON.stringify(rest)}`);
    return data;
  }

  /** Pays with the example of the page of the service, or with a card. */
  pay(card?: string): this {
    const service = loadService(this.data.service);
    this.of('pay', card ? {transaction_id: this.id, fields: cardFields(card)} : requestBodies.pay!(service, this.id));
    return this;
  }

  happens(event: string, data: Json = {}): this {
    happen(this, event, {...data, [this.thing]: this.id});
    return this;
  }

  pass(seconds: number): this {
    this.now += seconds;
    advance(this);
    return this;
  }

  refund(amount?: string): this {
    this.of('cancel', {transaction_id: this.id, external_id: 'refund-1', ...(amount && {amount})});
    return this;
  }

  /** Goes on with the transaction of this type that came last. */
  follow(type: string): this {
    this.id = Object.values(this.state.entries).findLast(({data}) => data.type === type)!.data.id;
    return this;
  }

  /** Opens an invoice or a payment page. */
  open(thing: 'invoice_id' | 'page_id', operation: string, body: Json): this {
    const answer = this.send(`/invoicing/v1/${operation}`, {
      point: 1042,
      description: 'Order',
      currency: 'EUR',
      ...body,
    });
    this.thing = thing;
    this.id = (answer.body as {data: {id: string}}).data.id;
    return this;
  }

  get data() {
    return this.state.entries[this.id]!.data;
  }
}

const card = (scene: Scene, more: Json = {}): Scene => scene.create('card/payin_h2h', more);
const visa = '4242424242424242';
const challenge = '4000002500003155';
const usdt = 'crypto/usdt_trc20_payin_h2h';

const invoice = (scene: Scene): Scene =>
  scene.open('invoice_id', 'invoice_create', {
    external_id: 'invoice-1',
    amount: '450.00',
    minimum_payment: '150.00',
    due_at: toRfc3339(scene.now + 86400),
  });
const page = (scene: Scene): Scene => scene.open('page_id', 'payment_page', {name: 'Donations'});

/** Scenes by name; each is played on a gateway of its own. */
export const scenes: Record<string, (scene: Scene) => Scene> = {
  'card, created': (scene) => card(scene),
  'card, challenged': (scene) => card(scene).pay(challenge),
  'card, challenged for a hold': (scene) => card(scene, {capture: 'manual'}).pay(challenge),
  'card, pending': (scene) => card(scene, {amount: '49.77'}).pay(visa),
  'card, on hold': (scene) => card(scene, {capture: 'manual'}).pay(visa),
  'card, paid': (scene) => card(scene).pay(visa),
  'card, declined': (scene) => card(scene).pay('4000000000000002'),
  'card, cancelled': (scene) => {
    card(scene);
    scene.of('cancel', {transaction_id: scene.id});
    return scene;
  },
  'card, expired': (scene) => card(scene).happens('time_is_over'),
  'card, refunded in part': (scene) => card(scene).pay(visa).refund('1.00').pass(60),
  'card, refunded': (scene) => card(scene).pay(visa).refund().pass(60),
  'card, charged back': (scene) => card(scene).pay(visa).happens('chargeback_opened'),
  'refund, processing': (scene) => card(scene).pay(visa).refund().follow('refund'),
  'part of a refund, processing': (scene) => card(scene).pay(visa).refund('1.00').follow('refund'),
  'second part of a refund, processing': (scene) => {
    card(scene).pay(visa).refund('1.00').pass(60);
    scene.of('cancel', {transaction_id: scene.id, external_id: 'refund-2'});
    return scene.follow('refund');
  },
  'chargeback after a partial refund, processing': (scene) =>
    card(scene).pay(visa).refund('1.00').pass(60).happens('chargeback_opened').follow('chargeback'),
  'chargeback, processing': (scene) => card(scene).pay(visa).happens('chargeback_opened').follow('chargeback'),
  'Pix, created': (scene) => scene.create('pix/payin_h2h'),
  'Pix, pending': (scene) => scene.create('pix/payin_h2h', {amount: '150.77'}).pay().happens('bank_pays'),
  'Pix, QR code': (scene) => scene.create('pix/payin_h2h').pay(),
  'Pix, QR code of an amount that ends in 72': (scene) => scene.create('pix/payin_h2h', {amount: '150.72'}).pay(),
  'Pix, QR code of an amount that ends in 71': (scene) => scene.create('pix/payin_h2h', {amount: '150.71'}).pay(),
  'Pix, hosted': (scene) => scene.create('pix/payin_hpp'),
  'Pix, expired': (scene) => scene.create('pix/payin_h2h').pay().happens('time_is_over'),
  'bank transfer, account': (scene) => scene.create('bank_transfer/turkey_payin_h2h').pay(),
  'one-time code': (scene) => scene.create('humo/payin_h2h').pay(),
  'P2P, details shown': (scene) => {
    scene.create('p2p/card_h2h');
    scene.of('p2p/get_recipient_card', {transaction_id: scene.id, method: 'bank_card'});
    return scene;
  },
  'P2P, confirmed': (scene) => {
    scene.create('p2p/card_h2h');
    scene.of('p2p/get_recipient_card', {transaction_id: scene.id, method: 'bank_card'});
    scene.of('p2p/confirm', {transaction_id: scene.id});
    return scene;
  },
  'crypto, address': (scene) => {
    scene.create(usdt);
    scene.of('get_crypto_address', {transaction_id: scene.id});
    return scene;
  },
  'crypto, quoted': (scene) => {
    scene.create(usdt);
    const {service, currency, amount} = scene.data;
    const quote = scene.of('currency_rate', {service, currency, amount, currency_to: 'EUR'});
    scene.of('get_crypto_address', {transaction_id: scene.id, quote_id: quote.quote_id});
    return scene;
  },
  'crypto, seen': (scene) => {
    scene.create(usdt);
    scene.of('get_crypto_address', {transaction_id: scene.id});
    return scene.happens('transfer_arrives', {amount: scene.data.amount});
  },
  'payout, processing': (scene) => scene.create('pix/payout_h2h'),
  'payout, on hold': (scene) => scene.create('pix/payout_h2h', {amount: '150.76'}),
  'payout, unknown': (scene) => scene.create('pix/payout_h2h').happens('payout_unclear'),
  'payout, paid': (scene) => scene.create('pix/payout_h2h').happens('payout_arrives'),
  'payout, failed': (scene) => scene.create('pix/payout_h2h').happens('payout_refused'),
  'payout, returned': (scene) => scene.create('pix/payout_h2h').happens('payout_arrives').happens('payout_comes_back'),
  'payout, recipient to enter': (scene) => scene.create('card/payout_form'),
  'payout, recipient to enter one that needs an approval': (scene) =>
    scene.create('card/payout_form', {amount: '49.76'}),
  'invoice, open': invoice,
  'invoice, paid in part': (scene) => invoice(scene).happens('payer_pays_invoice', {amount: '150.00'}),
  'invoice, paid': (scene) => invoice(scene).happens('payer_pays_invoice'),
  'invoice, expired': (scene) => invoice(scene).happens('invoice_is_over'),
  'page, open': page,
  'page, closed': (scene) => page(scene).happens('page_is_over'),
};

/** Kind and status of everything that the merchant can see, by id. */
export function statusesOf({state}: Merchant): Map<string, {kind: string; status: string}> {
  const transactions = Object.values(state.entries).map(({data}) => ({...data, kind: kindOf(data.type)!}));
  const invoices = Object.values(invoicesOf(state)).map(({data}) => ({...data, kind: 'invoice'}));
  const pages = Object.values(pagesOf(state)).map(({data}) => ({...data, kind: 'page'}));
  return new Map([...transactions, ...invoices, ...pages].map(({id, kind, status}) => [id, {kind, status}]));
}
