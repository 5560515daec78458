/** Payments with a stored card, started by the payer, and its tokens: played in both versions of the API. */
import {expect, test} from 'vitest';
import {happen} from '../../../src/gateway';
import {tokensOf} from '../../../src/gateway/books/cards';
import {signContract} from '../../../src/content/examples/serviceExamples';
import {loadStatusKind} from '../../../src/content/contract/statuses';
import type {Json} from '../../support/json';
import {Merchant, bodies, cardFields} from '../../support/merchant';

const reference = 'payer-000123';

/** The parts of a response that the stories read. */
interface Answer {
  id: string | number;
  status?: string;
  stored_credential?: string;
  uses?: string[];
  /** Name of the error, and of each wrong field with its pointer. */
  code?: string;
  errors?: (string | undefined)[][];
}

/** A shop that speaks one version of the API, in the words of v2. */
class Shop extends Merchant {
  private orders = 0;

  constructor(private readonly version: 'v1' | 'v2') {
    super();
  }

  call(operation: string, body: Json): Answer {
    const answer = this.send(`/${this.version}/transaction/${operation}`, body).body as {
      data?: Answer;
      result?: Answer;
      error?: {code: number; details?: {fields?: {field: string; code: number}[]}};
      code?: string;
      errors?: {pointer: string; code: string}[];
    };
    const {data = answer.result, error} = answer;
    if (data) return data;
    const nameOf = (code: number) => Object.entries(this.world.errors).find(([, {number}]) => number === code)?.[0];
    const fields = error?.details?.fields?.map(({field, code}) => [`/${field.replaceAll('.', '/')}`, nameOf(code)]);
    return {
      id: '',
      code: error ? nameOf(error.code) : answer.code,
      errors: fields ?? answer.errors?.map(({pointer, code}) => [pointer, code]),
    };
  }

  /** Creates a payment of a payer by card, and pays it with the given fields. */
  pay(fields: Json, {payer = reference}: {payer?: string} = {}): Answer {
    const order = `order-${++this.orders}`;
    const who = {ip: '203.0.113.10', ...(payer && {reference: payer})};
    const common = {external_id: order, currency: 'EUR'};
    const created =
      this.version === 'v1'
        ? this.call('create', {...common, service_id: 1002, amount: 1990, fields: who})
        : this.call('create', {...common, service: 'card/payin_h2h', amount: '19.90', payer: who});
    return this.call('pay', {transaction_id: created.id, fields});
  }

  /** Stores a card in a first payment, and returns its token. */
  store(number = '4242424242424242', uses = ['payer_initiated'], payment?: Answer): Answer {
    const first = payment ?? this.pay({...cardFields(number), stored_credential: 'initial'});
    const accepted = this.version === 'v1' ? '2025-03-14 11:26:40' : '2025-03-14T09:26:40Z';
    return this.call('issue_token', {
      transaction_id: first.id,
      payer_reference: reference,
      consent: {uses, accepted_at: accepted},
    });
  }

  /** The id in v2 of a transaction or a token that a response named. */
  idOf(id: string | number): string {
    const {ids} = this.state;
    return typeof id === 'string' ? id : (ids[`trx ${id}`] ?? ids[`tok ${id}`])!;
  }

  /** A page of the list of tokens. */
  list(body: Json = {}): {items: Answer[]; has_more: boolean; next?: string} {
    const {data} = this.send('/v2/tokens/list', body).body as {data: {items: Answer[]; has_more: boolean}};
    return data;
  }

  tokens(body: Json = {}): Answer[] {
    return this.list(body).items;
  }

  revoke(id: string | number): Answer {
    const {data} = this.send('/v2/tokens/revoke', {token_id: this.idOf(id)}).body as {data: Answer};
    return data;
  }
}

for (const version of ['v1', 'v2'] as const) {
  const shop = () => new Shop(version);

  test(`${version}: a stored card pays without its number, with and without the security code`, () => {
    const one = shop();
    const {id} = one.store();
    expect(one.pay({card_token: id})).toMatchObject({status: 'success', stored_credential: 'payer_initiated'});
    expect(one.pay({card_token: id, card_cvv: '123'})).toMatchObject({status: 'success'});
    expect(one.pay({card_token: id}, {payer: ''})).toMatchObject({status: 'success'});
    expect(one.pay({card_token: id, card_cvv: '1234'}).errors).toEqual([['/fields/card_cvv', 'field_format_invalid']]);
  });

  test(`${version}: the issuer learns that a payment stores the card, and of others nothing`, () => {
    const one = shop();
    const plain = cardFields('4242424242424242');
    expect(one.pay({...plain, stored_credential: 'initial'}).stored_credential).toBe('initial');
    expect(one.pay(plain).stored_credential).toBeUndefined();
  });

  test(`${version}: 3-D Secure runs when the merchant asks for it, and when the issuer of the stored card does`, () => {
    const one = shop();
    const plain = one.store();
    const asked = one.pay({card_token: plain.id, three_ds: 'challenge'});
    expect(asked).toMatchObject({status: 'requires_action', next_action: {type: 'redirect'}});
    happen(one, 'challenge_passed', {transaction_id: one.idOf(asked.id)});
    expect(one.call('find', {transaction_id: asked.id}).status).toBe('success');
    const first = one.pay({...cardFields('4000002500003155'), stored_credential: 'initial'});
    happen(one, 'challenge_passed', {transaction_id: one.idOf(first.id)});
    const strict = one.store('', ['payer_initiated'], first);
    expect(one.pay({card_token: strict.id}).status).toBe('requires_action');
    expect(one.pay({card_token: strict.id, three_ds: 'automatic'}).status).toBe('requires_action');
  });

  test(`${version}: a token pays only for its payer, at its point, for its use, and while it is active`, () => {
    const one = shop();
    const {id} = one.store();
    const known = tokensOf(one.state)[one.idOf(id)]!;
    expect(one.pay({card_token: id}, {payer: 'payer-000777'}).errors).toEqual([
      ['/fields/card_token', 'field_value_not_allowed'],
    ]);
    const unknown = version === 'v1' ? 999999999 : `tok_${'0'.repeat(20)}`;
    expect(one.pay({card_token: unknown}).code).toBe('token_not_found');
    known.point = 2000;
    expect(one.pay({card_token: id}).code).toBe('token_not_found');
    known.point = 1042;
    known.data.uses = ['merchant_initiated'];
    expect(one.pay({card_token: id}).code).toBe('risk_blocked');
    known.data.uses = ['payer_initiated'];
    known.data.expires_at = '2025-03-14T09:26:52Z';
    expect(one.pay({card_token: id}).code).toBe('token_not_found');
    expect(one.tokens()[0]).toMatchObject({status: 'expired'});
    known.data.expires_at = '2030-12-31T23:59:59Z';
    expect(one.pay({card_token: id}).status).toBe('success');
    expect(one.revoke(id).status).toBe('revoked');
    expect(one.pay({card_token: id}).code).toBe('token_not_found');
  });

  test(`${version}: a stored card needs no other data of the card, and a number needs all of it`, () => {
    const one = shop();
    const {id} = one.store();
    const {errors} = one.pay({...cardFields('4242424242424242'), card_token: id});
    expect(errors).toEqual(
      ['card_number', 'card_expiry_month', 'card_expiry_year'].map((name) => [`/fields/${name}`, 'field_unknown']),
    );
    expect(one.pay({three_ds: 'automatic'}).errors).toEqual(
      ['card_number', 'card_expiry_month', 'card_expiry_year', 'card_cvv'].map((name) => [
        `/fields/${name}`,
        'field_missing',
      ]),
    );
  });

  test(`${version}: a card that has expired is refused, and one is valid to the end of its month`, () => {
    const one = shop();
    const card = (month: string) => ({
      ...cardFields('4242424242424242'),
      card_expiry_month: month,
      card_expiry_year: '2025',
    });
    expect(one.pay(card('02')).errors).toEqual([['/fields/card_expiry_year', 'field_value_not_allowed']]);
    const paid = one.pay(card('03'));
    expect(paid.status).toBe('success');
    // A month later the card has ended: its token says so when it is issued, and when it is issued again.
    one.now += 30 * 86400;
    expect(one.store(undefined, undefined, paid).status).toBe('expired');
    expect(one.store(undefined, undefined, paid).status).toBe('expired');
  });

  test(`${version}: American Express has a security code of four digits, other cards of three`, () => {
    const one = shop();
    const code = (number: string, length: number) => one.pay({...cardFields(number), card_cvv: '1'.repeat(length)});
    expect(code('378282246310005', 4).status).toBe('success');
    expect(code('378282246310005', 3).errors).toEqual([['/fields/card_cvv', 'field_format_invalid']]);
    expect(code('4242424242424242', 4).errors).toEqual([['/fields/card_cvv', 'field_format_invalid']]);
  });
}

test('a token passes through every transition of /reference/transaction_statuses, and no other', () => {
  const one = new Shop('v2');
  const made = new Set<string>();
  let before = 'active';
  const {id} = one.store();
  const known = tokensOf(one.state)[one.idOf(id)]!.data;
  const notice = (): void => {
    const {status} = one.tokens()[0]!;
    if (status !== before) made.add(`${before} → ${status}`);
    before = status!;
  };
  /** Lets the card expire, then tries to leave that status by storing the card again or by revoking its token. */
  const expire = (): void => {
    known.expires_at = '2025-03-14T09:26:52Z';
    notice();
  };
  expire();
  one.store();
  notice();
  expire();
  one.revoke(id);
  notice();
  one.store();
  notice();
  Object.assign(known, {status: 'active', expires_at: '2030-12-31T23:59:59Z'});
  before = 'active';
  one.revoke(id);
  notice();
  const {start, statuses} = loadStatusKind('token', 'en');
  expect(start).toBe('active');
  expect([...made].sort()).toEqual(statuses.flatMap(({code, next}) => next.map((to) => `${code} → ${to}`)).sort());
});

test('a payment of a service that the page of issue_token does not list leaves no token', () => {
  const one = new Shop('v2');
  const check = one.call('create', {
    ...bodies.card('check', '0.00'),
    service: 'card/verify_h2h',
  });
  expect(one.call('pay', {transaction_id: check.id, fields: cardFields('4242424242424242')}).status).toBe('success');
  const humo = one.call('create', {
    service: 'humo/payin_h2h',
    external_id: 'humo',
    amount: '250000.00',
    currency: 'UZS',
    payer: {phone: '998901234567'},
  });
  const {card_cvv: _none, ...fields} = cardFields('9860123456789015');
  one.call('pay', {transaction_id: humo.id, fields});
  expect(one.call('update', {transaction_id: humo.id, fields: {otp: '123456'}}).status).toBe('success');
  // A contract at the exchange is charged by its own number.
  const contract = 'trx_5mVq8ZtR2cXw9LkB4nYd';
  signContract(one.state, contract);
  const debit = one.call('create', {
    service: 'binance/debit',
    external_id: 'debit',
    amount: '19.900000',
    currency: 'USDT',
  });
  expect(one.call('pay', {transaction_id: debit.id, fields: {contract_id: contract}}).status).toBe('success');
  expect([check, humo, debit].map((payment) => one.store('', ['payout'], payment).code)).toEqual(
    Array<string>(3).fill('state_conflict'),
  );
});

test('the list shows the tokens of a payer by pages, and a revoked one is replaced by a new one', () => {
  const one = new Shop('v2');
  const first = one.store();
  const second = one.store('5555555555554444');
  expect(one.tokens({payer_reference: reference}).map(({id}) => id)).toEqual([first.id, second.id]);
  expect(one.tokens({payer_reference: 'payer-000777'})).toEqual([]);
  const page = one.list({limit: 1});
  expect(page).toMatchObject({has_more: true, next: first.id});
  expect(one.tokens({after: page.next}).map(({id}) => id)).toEqual([second.id]);
  expect(one.revoke(first.id)).toEqual({...first, status: 'revoked'});
  expect(one.revoke(first.id)).toEqual({...first, status: 'revoked'});
  const again = one.store('4242424242424242', ['payout']);
  expect(again.id).not.toBe(first.id);
  expect(again.uses).toEqual(['payout']);
  expect(one.tokens().map(({status}) => status)).toEqual(['revoked', 'active', 'active']);
  const other = one.send('/v2/tokens/revoke', {token_id: `tok_${'0'.repeat(20)}`});
  expect(other.body.code).toBe('token_not_found');
});
