/** A gateway with one thing that a story is about: a transaction, an invoice or a payment page. */
import {requestBodies} from '../../../src/content/examples/serviceExamples';
import {loadService} from '../../../src/content/services/services';
import {advance, happen, type EventKind} from '../../../src/gateway';
import {invoicesOf} from '../../../src/gateway/books/invoices';
import {pagesOf} from '../../../src/gateway/payer/pages';
import {kindOf} from '../../../src/gateway/books/translate';
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

/** Kind and status of everything that the merchant can see, by id. */
export function statusesOf({state}: Pick<Merchant, 'state'>): Map<string, {kind: string; status: string}> {
  const transactions = Object.values(state.entries).map(({data}) => ({...data, kind: kindOf(data.type)!}));
  const invoices = Object.values(invoicesOf(state)).map(({data}) => ({...data, kind: 'invoice'}));
  const pages = Object.values(pagesOf(state)).map(({data}) => ({...data, kind: 'page'}));
  return new Map([...transactions, ...invoices, ...pages].map(({id, kind, status}) => [id, {kind, status}]));
}
