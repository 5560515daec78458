import {happen} from '../../../src/gateway';
import {createAccount, writeAccount} from '../../../src/sandbox/account';
import {bodies, cardFields, Merchant, start} from '../merchant';
import type {Json} from '../json';

/** Buttons of simulations on one transaction, with the status that each leads to. */
type Steps = [simulation: string, status: string][];

/** An account in which every simulation is possible that the sandbox offers for a transaction. */
interface PlayableAccount {
  /** The file of the account. Its clock stands still, so that nothing happens between two presses. */
  file: string;
  transactions: {id: string; steps: Steps}[];
}

/** Makes the account. */
export function everySimulation(): PlayableAccount {
  const merchant = new Merchant();
  const {world, state} = merchant;
  const transactions: PlayableAccount['transactions'] = [];
  let orders = 0;
  const orderId = (): string => `order-${++orders}`;
  const call = (operation: string, body: Json): Json => {
    const {status, body: answer} = merchant.send(`/v2/transaction/${operation}`, body);
    if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
    return answer.data as Json;
  };
  const create = (body: Json): string => call('create', body).id as string;
  const then = (id: string, ...steps: Steps): void => void transactions.push({id, steps});
  const simulate = (name: string, id: string): void =>
    happen({world, state, now: start}, name, {transaction_id: id, amount: state.entries[id]!.data.amount});
  const latest = (): string => Object.keys(state.entries).at(-1)!;

  const qr = (): string => {
    const id = create(bodies.pixQr(orderId()));
    call('pay', {transaction_id: id, fields: {}});
    return id;
  };
  const paid = (): string => {
    const id = qr();
    simulate('bank_pays', id);
    return id;
  };
  const disputed = (): string => {
    simulate('chargeback_opened', paid());
    return latest();
  };
  const refund = (): string => call('cancel', {transaction_id: paid(), external_id: orderId()}).id as string;
  const challenged = (): string => {
    const id = create(bodies.card(orderId(), '49.90', {capture: 'manual'}));
    call('pay', {transaction_id: id, fields: cardFields('4000002500003155')});
    return id;
  };
  const crypto = (coin: string, currency: string, amount: string, more: Json = {}): string => {
    const payer = {full_name: 'Olena Koval', email: 'olena.koval@payer.example'};
    const id = create({service: `crypto/${coin}_payin_h2h`, external_id: orderId(), amount, currency, payer});
    call('get_crypto_address', {transaction_id: id, ...more});
    return id;
  };

  then(create(bodies.hosted(orderId())), ['payer_pays', 'success'], ['chargeback_opened', 'chargeback']);
  then(create(bodies.hosted(orderId())), ['payer_refuses', 'failed']);
  then(qr(), ['bank_pays', 'success']);
  then(qr(), ['time_is_over', 'expired']);
  then(disputed(), ['chargeback_won', 'cancelled']);
  then(disputed(), ['chargeback_lost', 'success']);
  then(refund(), ['refund_arrives', 'success']);
  then(refund(), ['refund_refused', 'failed']);
  then(challenged(), ['challenge_passed', 'authorized'], ['hold_is_over', 'expired']);
  then(challenged(), ['challenge_failed', 'failed']);
  then(crypto('usdt_trc20', 'USDT', '50.000000'), ['transfer_arrives', 'processing'], ['coins_confirmed', 'success']);
  const quote = {service: 'crypto/btc_payin_h2h', currency: 'BTC', currency_to: 'EUR', amount_to: '49.90'};
  const {quote_id, amount} = call('currency_rate', quote) as {quote_id: string; amount: string};
  then(crypto('btc', 'BTC', amount, {quote_id}), ['rate_is_over', 'failed']);

  const humo = create({
    service: 'humo/payin_h2h',
    external_id: orderId(),
    amount: '250000.00',
    currency: 'UZS',
    payer: {phone: '998901234567', country: 'UZ', language: 'uz'},
  });
  call('pay', {
    transaction_id: humo,
    fields: {card_number: '9860123456789015', card_expiry_month: '12', card_expiry_year: '2030'},
  });
  then(humo, ['code_is_over', 'failed']);
  const transfer = create({
    service: 'p2p/card_h2h',
    external_id: orderId(),
    amount: '1500.00',
    currency: 'UAH',
    payer: {full_name: 'Olena Koval', email: 'olena.koval@payer.example', country: 'UA'},
  });
  call('p2p/get_recipient_card', {transaction_id: transfer, method: 'bank_card'});
  call('p2p/confirm', {transaction_id: transfer});
  then(transfer, ['search_is_over', 'failed']);

  then(create(bodies.payout(orderId())), ['payout_arrives', 'success'], ['payout_comes_back', 'returned']);
  then(create(bodies.payout(orderId())), ['payout_refused', 'failed']);
  then(create(bodies.payout(orderId())), ['payout_unclear', 'unknown'], ['bank_answers success', 'success']);
  then(create(bodies.payout(orderId())), ['payout_unclear', 'unknown'], ['bank_answers failed', 'failed']);
  then(create(bodies.payout(orderId(), '10.76')), ['payout_approved', 'processing']);
  then(create(bodies.payout(orderId(), '10.75')), ['approval_is_over', 'cancelled']);
  const form = create({
    service: 'card/payout_form',
    external_id: orderId(),
    amount: '49.90',
    currency: 'EUR',
    recipient: {full_name: 'Olena Koval', fields: {}},
    return_url: 'https://shop.example/payouts/1',
  });
  then(form, ['recipient_enters', 'processing']);

  const account = {...createAccount(world, 'played', start), state, clock: {stoppedAt: start}};
  return {file: writeAccount(account), transactions};
}
