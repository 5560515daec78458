import {expect, test} from 'vitest';
import {loadContract} from '../../src/content/contract/contract';
import {reportFile, reportFiles} from '../../src/content/examples/reportFiles';
import {columnNames, loadReports} from '../../src/content/cabinet/reports';
import {download, type State} from '../../src/gateway';
import {fromRfc3339, toKyiv, toRfc3339} from '../../src/gateway/values/time';
import {ask, freshState, refusal, world} from '../support/askGateway';
import type {Json} from '../support/json';

const versions = ['v1', 'v2'] as const;
const {kinds, limits} = loadReports();
const schemasOf = (contract: string): Json => loadContract(contract).document.components.schemas;
const noon = fromRfc3339('2025-03-14T12:00:00Z');
const day = {from: '2025-03-12T22:00:00Z', to: '2025-03-13T22:00:00Z'};

/** RFC 4180 as a reader of its own: the header row gives the names. */
function parseCsv(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const [header = [], ...lines] = text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
  for (const line of lines) expect(line.length, line.join()).toBe(header.length);
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]!])));
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The rows that the story of a kind shows. */
function shownRows(version: 'v1' | 'v2', kind: string): Record<string, string | number | null>[] {
  const {steps} = loadContract(`reports-${version}`).scenarios.find(({key}) => key === `report_${kind}`)!;
  const answer = steps.at(-1)!.answer!;
  return ((answer.data ?? answer.result) as Json)[kind];
}

const order = (state: State, body: object, now = noon) =>
  ask(state, 'reports/v2/create', {kind: 'transactions', format: 'json', ...day, ...body}, now);
const take = (state: State, id: string, now: number, body: object = {}) =>
  ask(state, 'reports/v2/report', {report_id: id, ...body}, now);

/** A payment by Pix that is paid at once. */
function payByPix(state: State, externalId: string, now: number): string {
  const payer = {
    full_name: 'Ana Souza',
    email: 'ana.souza@payer.example',
    document_number: '12345678909',
    country: 'BR',
  };
  const {body} = ask(
    state,
    'v2/transaction/create',
    {service: 'pix/payin_h2h', external_id: externalId, amount: '150.00', currency: 'BRL', payer},
    now,
  );
  ask(state, 'v2/transaction/pay', {transaction_id: body.data.id, fields: {}}, now);
  return body.data.id;
}

test('the columns of the reports are the fields of the rows in both contracts', () => {
  let count = 0;
  for (const version of versions) {
    const schemas = schemasOf(`reports-${version}`);
    for (const kind of kinds) {
      expect(Object.keys(schemas[kind.row].properties), `${version} ${kind.name}`).toEqual(columnNames(kind, version));
      count++;
    }
    expect(schemas.ReportKind.oneOf.map((value: {const: string}) => value.const)).toEqual(kinds.map(({name}) => name));
  }
  expect(count).toBe(4);
});

test('the fields that the columns name are fields of a transaction', () => {
  const known = Object.keys(schemasOf('v2').Transaction.properties);
  const named = kinds.flatMap(({columns}) => columns.flatMap(({field}) => field ?? []));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((field) => !known.includes(field))).toEqual([]);
});

test('the limits in the words of the contracts are those of the data', () => {
  for (const version of versions) {
    const {Report, ReportCreate, ReportContent} = schemasOf(`reports-${version}`);
    expect(ReportCreate.properties.to.description).toContain(`${limits.longest_period_days} days`);
    expect(Report.properties.expires_at.description).toContain(`${limits.kept_days} days`);
    expect(ReportContent.properties.download_expires_at.description).toContain(
      `${limits.download_seconds / 60} minutes`,
    );
  }
});

test('the example files hold the rows of the stories', () => {
  const files = reportFiles();
  let count = 0;
  for (const version of versions) {
    for (const {name} of kinds) {
      const rows = parseCsv(files[reportFile(version, name)]!);
      const shown = shownRows(version, name).map((row) =>
        Object.fromEntries(Object.keys(rows[0]!).map((column) => [column, String(row[column] ?? '')])),
      );
      expect(rows).toEqual(shown);
      count += rows.length;
    }
  }
  expect(count).toBeGreaterThan(10);
});

test('the entries of the example explain the balance and agree with the transactions', () => {
  const files = reportFiles();
  const transactions = parseCsv(files[reportFile('v2', 'transactions')]!);
  const entries = parseCsv(files[reportFile('v2', 'balance_entries')]!);
  let available = cents(world.accounts.find(({currency}) => currency === 'BRL')!.available);
  const opening = available;
  for (const {direction, amount, available: after, transaction_id: id} of entries) {
    available += direction === 'in' ? cents(amount!) : -cents(amount!);
    expect(cents(after!), id).toBe(available);
    const row = transactions.find(({transaction_id}) => transaction_id === id)!;
    expect(row.status, id).toMatch(/^(success|partially_refunded)$/);
  }
  const signs: Record<string, number> = {payin: 1, payout: -1, refund: -1};
  const moved = transactions.filter(({currency, status}) => currency === 'BRL' && status !== 'failed');
  expect(available - opening).toBe(moved.reduce((sum, {type, amount}) => sum + signs[type!]! * cents(amount!), 0));
  expect(new Set(entries.map(({transaction_id, reason}) => `${transaction_id} ${reason}`)).size).toBe(entries.length);
  for (const {parent_id: parent, type} of transactions)
    if (type === 'refund') expect(transactions.map(({transaction_id}) => transaction_id)).toContain(parent);
  expect(available - opening).toBe(14000);
});

test('the rows are frozen when the report is ordered', () => {
  const state = freshState();
  const start = fromRfc3339('2025-03-13T10:00:00Z');
  const id = payByPix(state, 'order-1911', start);
  const report = order(state, {}).body.data;
  ask(state, 'v2/transaction/cancel', {transaction_id: id, external_id: 'order-1911-refund-1'}, noon + 1);
  const later = (now: number) => take(state, report.id, now).body.data.transactions;
  expect(later(noon + 60)).toEqual(later(noon + 5));
  expect(later(noon + 60)[0]).toMatchObject({status: 'success', refunded_amount: '0.00'});
  const second = order(state, {}, noon + 60).body.data;
  expect(take(state, second.id, noon + 65).body.data.transactions[0]).toMatchObject({
    status: 'refunded',
    refunded_amount: '150.00',
  });
});

test('a report is not given out before it is ready, nor after thirty days', () => {
  const state = freshState();
  const {id, check_after: pause} = order(state, {}).body.data;
  expect(refusal(take(state, id, noon + pause - 1))).toBe('report_not_ready');
  expect(take(state, id, noon + pause).status).toBe(200);
  expect(take(state, id, noon + limits.kept_days * 86400 - 1).status).toBe(200);
  expect(refusal(take(state, id, noon + limits.kept_days * 86400))).toBe('report_not_found');
  expect(ask(state, 'reports/v2/list', {}, noon + limits.kept_days * 86400).body.data.items).toEqual([]);
});

test('the same order gives the same report while it is under way', () => {
  const state = freshState();
  const first = order(state, {}).body.data.id;
  expect(order(state, {}, noon + 1).body.data.id).toBe(first);
  expect(order(state, {currency: 'BRL'}, noon + 1).body.data.id).not.toBe(first);
  expect(order(state, {}, noon + 5).body.data.id).not.toBe(first);
});

test('a period may hold the longest month of Kyiv and not a second more', () => {
  const now = fromRfc3339('2025-12-01T00:00:00Z');
  const length = (from: string, hours: number, seconds = 0) =>
    refusal(order(freshState(), {from, to: toRfc3339(fromRfc3339(from) + hours * 3600 + seconds)}, now));
  // The hour of autumn belongs to the periods that contain it, and the hour that spring takes is not taken from any.
  for (const from of ['2025-01-01T00:00:00Z', '2025-03-01T00:00:00Z', '2025-07-01T00:00:00Z']) {
    expect(length(from, 31 * 24)).toBe('');
    expect(length(from, 31 * 24, 1)).toBe('field_value_not_allowed /to');
  }
  expect(length('2025-10-10T00:00:00Z', 31 * 24 + 1)).toBe('');
  expect(length('2025-10-10T00:00:00Z', 31 * 24 + 1, 1)).toBe('field_value_not_allowed /to');
  const october = {from: '2025-09-30T21:00:00Z', to: '2025-10-31T22:00:00Z'};
  expect([october.from, october.to].map((time) => toKyiv(fromRfc3339(time)))).toEqual([
    '2025-10-01 00:00:00',
    '2025-11-01 00:00:00',
  ]);
  expect(order(freshState(), october, now).status).toBe(201);
  expect(refusal(order(freshState(), {...october, to: '2025-10-31T22:00:01Z'}, now))).toBe(
    'field_value_not_allowed /to',
  );
  expect(refusal(order(freshState(), {to: toRfc3339(noon + 1)}))).toBe('field_value_not_allowed /to');
  expect(order(freshState(), {to: toRfc3339(noon)}).status).toBe(201);
  expect(refusal(order(freshState(), {from: day.to}))).toBe('field_value_not_allowed /from');
  expect(refusal(order(freshState(), {kind: 'balance_entries', period_by: 'updated_at'}))).toBe(
    'field_value_not_allowed /period_by',
  );
});

test('a time that does not exist is refused, and a leap second is not', () => {
  for (const from of ['2025-02-30T00:00:00Z', '2025-03-12T24:00:00Z', '2025-03-12T22:59:60Z'])
    expect(refusal(order(freshState(), {from})), from).toBe('field_format_invalid /from');
  expect(order(freshState(), {from: '2025-03-12T23:59:60Z'}).body).toHaveProperty('data.from', '2025-03-13T00:00:00Z');
});

test('the end of one period is the beginning of the next, and no row is in both', () => {
  const state = freshState();
  const middle = fromRfc3339('2025-03-13T10:00:00Z');
  payByPix(state, 'order-1912', middle);
  const rowsOf = (body: object) => {
    const {id} = order(state, body).body.data;
    return take(state, id, noon + 10).body.data.transactions.length;
  };
  expect(rowsOf({to: toRfc3339(middle)})).toBe(0);
  expect(rowsOf({from: toRfc3339(middle)})).toBe(1);
});

test('a file is read at its address without any proof, as long as the address works', () => {
  const state = freshState();
  payByPix(state, 'order-1913', fromRfc3339('2025-03-13T10:00:00Z'));
  const {id} = order(state, {format: 'csv'}).body.data;
  expect(refusal(take(state, id, noon + 5, {limit: 10}))).toBe('field_unknown /limit');
  const {data} = take(state, id, noon + 5).body;
  const {pathname} = new URL(data.download_url);
  const file = download(world, state, pathname, noon + 6);
  expect(file).toMatchObject({status: 200, headers: {'Content-Type': 'text/csv; charset=utf-8; header=present'}});
  expect(Buffer.byteLength(file.body)).toBe(data.size_bytes);
  expect(parseCsv(file.body)).toHaveLength(data.rows_total);
  expect(download(world, state, pathname, noon + 5 + limits.download_seconds).status).toBe(410);
  expect(download(world, state, '/reports/files/__proto__.csv', noon).status).toBe(404);
  expect(new URL(take(state, id, noon + 7).body.data.download_url).pathname).not.toBe(pathname);
});

test('the rows of all pages are the whole report', () => {
  const state = freshState();
  for (const number of [1, 2, 3]) payByPix(state, `order-192${number}`, fromRfc3339('2025-03-13T10:00:00Z') + number);
  const {id} = order(state, {}).body.data;
  const first = take(state, id, noon + 5, {limit: 2}).body.data;
  const second = take(state, id, noon + 6, {limit: 2, after: first.next}).body.data;
  expect([...first.transactions, ...second.transactions].map(({external_id}) => external_id)).toEqual([
    'order-1921',
    'order-1922',
    'order-1923',
  ]);
  expect([first.has_more, second.has_more, second.next, first.rows_total]).toEqual([true, false, undefined, 3]);
  expect(refusal(take(state, id, noon + 7, {after: 'row_9'}))).toBe('field_value_not_allowed /after');
});
