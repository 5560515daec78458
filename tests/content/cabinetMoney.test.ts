import {isValidIBAN} from 'ibantools';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadScreen, type Block} from '../../src/content/cabinet/cabinet';
import {defaultLocale} from '../../src/content/core/locales';
import {listServiceCodes, loadService} from '../../src/content/services/services';
import {readText} from '../support/files';

const cents = (amount: string): number => Math.round(Number(amount.split(' ')[0]) * 100);
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const column = (block: Block, name: string): number[] =>
  block.rows!.flatMap((row) => (row[name] ? [cents(row[name])] : []));
const figure = (block: Block, name: string): string => block.figures![name]!.values[0]!;
const schema = (file: string) =>
  parse(readText(`src/contract/${file}.yaml`)) as {properties: Record<string, {oneOf?: {const: string}[]}>};
const blocksOf = (name: string) => loadScreen(name, defaultLocale).blocks;

/** How many units of a currency one euro is worth in all examples. */
function rateOf(currency: string): string {
  return (parse(readText('src/data/gateway/rates.yaml')) as Record<string, string>)[currency]!;
}

test('the final report leads from opening to closing, and from month to month', () => {
  const {balance, months} = blocksOf('final_report');
  const amounts = Object.fromEntries(balance!.rows!.map(({line, amount}) => [line!, cents(amount!)]));
  const {opening, closing, ...lines} = amounts;
  expect(Object.keys(lines).length).toBeGreaterThan(5);
  expect(opening! + sum(Object.values(lines))).toBe(closing);
  expect(months!.rows!.map((row) => cents(row.closing!))).toEqual([closing, opening]);
});

test('the final report has a line for every reason of a balance entry, and each of its lines names one', () => {
  const {balance} = blocksOf('final_report');
  const reasons = schema('reports-v2/schemas/BalanceEntryRow').properties.reason!.oneOf!.map((reason) => reason.const);
  expect(reasons.length).toBeGreaterThan(5);
  const words = Object.keys(balance!.columns!.line!.options!);
  expect(reasons.filter((reason) => !words.includes(reason))).toEqual([]);
  for (const {line, reason} of balance!.rows!) {
    if (line !== 'opening' && line !== 'closing') expect(reasons, line).toContain(reason);
  }
});

test('fees and settlements of the final report add up to its lines, the fees at the rates of the tariffs', () => {
  const {balance, fees, settlements} = blocksOf('final_report');
  const {services, other} = blocksOf('control/tariffs');
  const line = (name: string) => balance!.rows!.find((row) => row.line === name)!;
  expect(-sum(column(fees!, 'fee'))).toBe(cents(line('fee').amount!));
  expect(sum(fees!.rows!.map(({count}) => Number(count)))).toBe(Number(line('fee').count));
  expect(-sum(column(settlements!, 'amount'))).toBe(cents(line('transfer').amount!));
  expect(settlements!.rows!.length).toBe(Number(line('transfer').count));

  const turnover = (part: string) =>
    sum(fees!.rows!.filter(({service}) => service!.includes(part)).map((row) => cents(row.turnover!)));
  expect(turnover('payin')).toBe(cents(line('payin').amount!));
  expect(-turnover('payout')).toBe(cents(line('payout').amount!) + cents(line('payout_returned').amount!));
  expect(-turnover('chargeback')).toBe(cents(line('chargeback').amount!));

  const {other_share: share, other_fixed: fixed} = other!.rows!.find(({event}) => event === 'chargeback')!;
  const tariffs = [...services!.rows!, {service: 'chargeback', share, fixed}];
  for (const {service, count, turnover: amount, fee} of fees!.rows!) {
    const tariff = tariffs.find((row) => row.service === service)!;
    const exact = (cents(amount!) * Number(tariff.share)) / 100 + cents(tariff.fixed!) * Number(count);
    expect(Math.abs(cents(fee!) - exact), service).toBeLessThanOrEqual(Number(count) / 2);
  }
});

test('the tariffs show the limits that the services have', () => {
  const known = listServiceCodes();
  const rows = blocksOf('control/tariffs').services!.rows!.filter(({service}) => known.includes(service!));
  expect(rows.length).toBeGreaterThan(0);
  for (const {service, smallest, largest} of rows) {
    const [amount, currency] = smallest!.split(' ') as [string, string];
    const limit = loadService(service!).limits.find((candidate) => candidate.currency === currency)!;
    expect({smallest: amount, largest: largest!.split(' ')[0]}, service).toEqual({
      smallest: limit.smallest,
      largest: limit.largest,
    });
  }
});

test('the fee of one payment and of a deposit by card is what the tariffs say', () => {
  const {services, other, calculator} = blocksOf('control/tariffs');
  const card = services!.rows![0]!;
  const amount = cents(figure(calculator!, 'amount'));
  const fee = Math.round((amount * Number(card.share)) / 100 + cents(card.fixed!));
  expect(cents(figure(calculator!, 'fee'))).toBe(fee);
  expect(cents(figure(calculator!, 'rest'))).toBe(amount - fee);

  const {sums} = blocksOf('deposits/card');
  const deposit = other!.rows!.find(({event}) => event === 'deposit_card')!;
  const credited = cents(figure(sums!, 'credited'));
  expect(cents(figure(sums!, 'fee'))).toBe(Math.round((credited * Number(deposit.other_share)) / 100));
  expect(cents(figure(sums!, 'charged'))).toBe(credited + cents(figure(sums!, 'fee')));
});

test('every fee in the balance history is the tariff of its payment, which is settled in the same minute', () => {
  const {entries} = blocksOf('reporting/balance_history');
  const {services} = blocksOf('control/tariffs');
  const fees = entries!.rows!.filter(({reason}) => reason === 'fee');
  expect(fees.length).toBeGreaterThan(0);
  for (const {external_id: id, created_at: at, amount} of fees) {
    const payment = entries!.rows!.find((row) => row.external_id === id && row.reason === 'payin');
    expect(payment?.created_at, `${id}: the fee is taken with the settlement`).toBe(at);
    const possible = services!.rows!.filter(
      ({service, fixed}) => service!.includes('payin') && fixed!.endsWith(amount!.split(' ')[1]!),
    );
    const rounded = possible.map(({share, fixed}) =>
      Math.round((cents(payment!.amount!) * Number(share)) / 100 + cents(fixed!)),
    );
    expect(rounded, `the fee of ${id}`).toContain(-cents(amount!));
  }
  // A chargeback costs a fee too, on the day on which it came: both open ones came before this day.
  const {list} = blocksOf('chargebacks');
  const disputed = list!.rows!.map(({external_id: id}) => id);
  expect(entries!.rows!.filter(({external_id: id}) => disputed.includes(id))).toEqual([]);
});

test('there is a tariff for each way to deposit, and the page of a deposit costs what its method costs', () => {
  const {other} = blocksOf('control/tariffs');
  const ways = Object.keys(blocksOf('deposits/payment_page').list!.columns!.way!.options!);
  expect(ways.length).toBeGreaterThan(2);
  expect(
    other!.rows!.flatMap(({event}) => (event!.startsWith('deposit_') ? event!.slice('deposit_'.length) : [])),
  ).toEqual(ways);
  const {other_share: share, other_fixed: fixed} = other!.rows!.find(({event}) => event === 'deposit_page')!;
  expect({share, fixed}).toEqual({share: undefined, fixed: undefined});
});

test('a deposit by card on the balance history is one of those that the deposits list as credited', () => {
  const {entries} = blocksOf('reporting/balance_history');
  const {list} = blocksOf('deposits/card');
  const deposits = entries!.rows!.filter(({reason}) => reason === 'deposit');
  expect(deposits.length).toBeGreaterThan(0);
  for (const {amount, created_at: at} of deposits) {
    expect(
      list!.rows!.some((row) => row.state === 'credited' && row.amount === amount && row.created_at! < at!),
      at,
    ).toBe(true);
  }
});

test('a deposit in coins and a transfer come from the rates of all examples', () => {
  const {quote, deposit} = blocksOf('deposits/binance_pay');
  const millionths = (amount: string) => Math.round(Number(amount.split(' ')[0]) * 1e6);
  const coins = Math.round(Number(rateOf('USDT')) * millionths(deposit!.fields!.amount!.example!));
  const share = Number(
    blocksOf('control/tariffs').other!.rows!.find(({event}) => event === 'deposit_binance')!.other_share,
  );
  expect(figure(quote!, 'rate')).toBe(rateOf('USDT'));
  expect(millionths(figure(quote!, 'coins'))).toBe(coins);
  expect(millionths(figure(quote!, 'fee'))).toBe(Math.round((coins * share) / 100));
  expect(millionths(figure(quote!, 'total'))).toBe(coins + millionths(figure(quote!, 'fee')));

  const {transfer, quote: conversion, list} = blocksOf('wallets/transfer');
  const {amount, amount_to: received} = transfer!.fields!;
  expect(figure(conversion!, 'rate')).toBe(rateOf('UAH'));
  expect(cents(received!.example!)).toBe(Math.round(cents(amount!.example!) * Number(rateOf('UAH'))));
  expect(figure(conversion!, 'arrives')).toBe(received!.example);
  const available = blocksOf('balances').accounts!.rows!.find(({currency}) => currency === 'EUR')!.available!;
  expect(cents(figure(conversion!, 'left'))).toBe(cents(available) - cents(amount!.example!));
  const converted = list!.rows!.find(({number}) => number!.startsWith('TRF'))!;
  expect(cents(converted.arrives!)).toBe(Math.round(cents(converted.leaves!) * Number(rateOf('UAH'))));
});

test('the bank details are numbers that a bank would not refuse for their check digits', () => {
  const {accounts, details} = blocksOf('control/requisites');
  const ibans = [...accounts!.rows!.map(({number}) => number!), details!.fields!.number!.example!].filter((number) =>
    /^[A-Z]{2}/.test(number),
  );
  expect(ibans.length).toBeGreaterThan(1);
  expect(ibans.filter((iban) => !isValidIBAN(iban.replaceAll(' ', '')))).toEqual([]);
});

test('the form of the hosted page has every option that the API has, and no other', () => {
  const fields = Object.values(blocksOf('control/form_settings')).flatMap((block) => Object.values(block.fields ?? {}));
  const paths = fields.flatMap(({field}) => field ?? []);
  const inner = (option: string) =>
    paths
      .filter((name) => name.startsWith(`${option}.`))
      .map((name) => name.slice(option.length + 1))
      .sort();
  const {point, template_id: template, ...options} = schema('invoicing/schemas/PageCustomizationChange').properties;
  expect([point, template]).not.toContain(undefined);
  expect([...new Set(paths.map((name) => name.split('.')[0]!))].sort()).toEqual(Object.keys(options).sort());
  expect(inner('colors')).toEqual(Object.keys(schema('invoicing/schemas/PageColors').properties).sort());
  expect(inner('support')).toEqual(Object.keys(schema('invoicing/schemas/PageSupport').properties).sort());
  expect(inner('footer.en.links')).toEqual(Object.keys(schema('invoicing/schemas/FooterLink').properties).sort());
});

test('the contrasts on the screen are those of its colours', () => {
  const {colors, contrast} = blocksOf('control/form_settings');
  const light = (color: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const ratio = (ink: string, paper: string) => {
    const [dark, bright] = [light(ink), light(paper)].sort((a, b) => a - b);
    return ((bright! + 0.05) / (dark! + 0.05)).toFixed(1);
  };
  const color = (name: string) => colors!.fields![name]!.example!;
  expect(contrast!.rows!.map((row) => row.ratio)).toEqual([
    ratio(color('text'), color('background')),
    ratio(color('button_text'), color('button')),
  ]);
});
