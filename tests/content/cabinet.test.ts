import {brand} from '../../src/brand';
import {screenHtml} from '../../src/pages/screen/html';
import {screenMarkdown} from '../../src/pages/screen/markdown';
import {markIds, viewScreen} from '../../src/pages/screen/view';
import {
  checkScreen,
  isEnough,
  loadNavigation,
  loadRoles,
  loadScreen,
  loadWords,
  rightOf,
  screensOf,
  visibleBlocks,
  type Screen,
} from '../../src/content/cabinet/cabinet';
import {buildInvoiceExample, loadInvoiceStates, loadWays} from '../../src/content/examples/invoicing';
import {fields, loadContract} from '../../src/content/contract/contract';
import {dataFile} from '../../src/content/core/data';
import {createTranslate} from '../../src/content/core/labels';
import {defaultLocale, locales, type LocaleCode} from '../../src/content/core/locales';
import {listPages, pageAt} from '../../src/content/core/sidebar';
import {loadErrors} from '../../src/content/contract/errors';
import {loadReports} from '../../src/content/cabinet/reports';
import {loadReasons} from '../../src/content/contract/reasons';
import {loadStatuses} from '../../src/content/contract/statuses';
import {loadTestKeys} from '../../src/content/core/testKeys';
import {fillTokens} from '../../src/content/core/tokens';
import {verifyV2Callback} from '../../src/gateway/values/signing';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../src/content/core/root';
import {readErrorCodes} from '../../src/content/contract/contractErrors';
import {loadPayoutFile, payoutColumns, payoutFileName, payoutFiles} from '../../src/content/cabinet/payoutFile';
import {signedRequest} from '../../src/content/signing/signedRequest';
import {loadWorld} from '../../src/content/examples/world';
import {createState, handle, type ContractDocument} from '../../src/gateway';
import {fromRfc3339} from '../../src/gateway/values/time';
import {parseCsv} from '../support/csv';
import {text as textOf, type Node} from '../../src/content/core/markdown';
import {createPage, fileOf} from '../../src/pages/page';
import {lead} from '../../src/pages/kinds/operation/lead';
import {readFrontMatter} from '../support/pages';
import {readQr} from '../support/readQr';

const screensFolder = path.join(root, 'src/data/cabinet/screens');
const screenNames = readdirSync(screensFolder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.yaml') && !name.endsWith('schema.yaml'))
  .map((name) => name.replace(/\.yaml$/, ''));
const languages = locales.map(({code}) => code);
const pages = listPages();

function everyHast(node: unknown, visit: (properties: Record<string, string>, text: string) => void): number {
  const {properties = {}, children = []} = node as {
    properties?: Record<string, string>;
    children?: {type: string; value?: string}[];
  };
  visit(properties, children.map(({value = ''}) => value).join(''));
  return 1 + children.filter(({type}) => type === 'element').reduce((sum, child) => sum + everyHast(child, visit), 0);
}

function linksOf(nodes: Node[]): [address: string, text: string][] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return [[node.url, textOf(node)] as [string, string]];
    return 'children' in node ? linksOf(node.children) : [];
  });
}

function draw(name: string, locale: LocaleCode) {
  const screen = loadScreen(name, locale);
  const context = {
    locale,
    t: createTranslate(locale),
    navigation: loadNavigation(locale),
    roles: loadRoles(locale),
    words: loadWords(locale),
    prefix: 'x',
  };
  const view = viewScreen(screen, context);
  return {screen, view, roles: context.roles, drawing: screenHtml(view), inWords: screenMarkdown(view, context.t)};
}

test('there are screens to look at, and each loads in every language', () => {
  expect(screenNames.length).toBeGreaterThanOrEqual(3);
  for (const name of screenNames) for (const locale of languages) expect(loadScreen(name, locale).caption).toBeTruthy();
});

test('a bound that several screens have is written once, and is in their texts as each language writes numbers', () => {
  for (const locale of languages) {
    const typed: string[] = [];
    let named = 0;
    for (const name of screenNames) {
      const text = readFileSync(path.join(root, dataFile(`cabinet/screens/${name}.yaml`, locale)), 'utf8');
      named += [...text.matchAll(/%limits\.[\w.]+%/g)].length;
      typed.push(
        ...[
          ...text.matchAll(
            /(?<![\d.,])10[,\s\u00a0]000(?![\d.,]\d)|(?<![\d.,\w])(?:31 (?:days|день|дня|днів)|50 (?:a page|на сторінці))/g,
          ),
        ].map(([words]) => `${name}: ${words}`),
      );
    }
    expect(typed, 'write %limits.export_rows%, %limits.report_period% or %limits.page_rows%').toEqual([]);
    expect(named).toBeGreaterThan(20);
  }
  const meaning = (locale: LocaleCode) => loadScreen('reporting/transactions', locale).limits!.rows!.meaning;
  expect([meaning('en'), meaning('uk')]).toEqual([
    expect.stringContaining('10,000 rows'),
    expect.stringMatching(/^10\u00a0000 /),
  ]);
});

test('the menu has the screens that have a page, and no other', () => {
  const paths = Object.keys(screensOf(loadNavigation(defaultLocale))).sort();
  expect(paths.length).toBeGreaterThan(0);
  expect(paths).toEqual(
    pages
      .filter((id) => id.startsWith('cabinet/'))
      .map((id) => id.slice('cabinet/'.length))
      .sort(),
  );
});

test('the menu of a drawn screen has what its role may view, and nothing else', () => {
  const sections = Object.values(loadNavigation(defaultLocale).sections);
  let hidden = 0;
  for (const name of screenNames) {
    const {screen, view, roles} = draw(name, defaultLocale);
    if (!view.menu) continue;
    const shown = sections.map(({label, screens}) => ({
      label,
      screens: Object.entries(screens).filter(([path]) => isEnough(rightOf(roles, screen.role!, path), 'view')),
      isCurrent: screen.screen! in screens,
    }));
    const sectionsShown = shown.filter(({screens}) => screens.length > 0);
    const screensShown = shown.find(({isCurrent}) => isCurrent)!.screens;
    expect(
      view.menu.sections.map(({label}) => label),
      name,
    ).toEqual(sectionsShown.map(({label}) => label));
    expect(
      view.menu.screens.map(({label}) => label),
      name,
    ).toEqual(screensShown.map(([, {label}]) => label));
    expect(
      [...view.menu.sections, ...view.menu.screens].filter(({isCurrent}) => isCurrent),
      name,
    ).toHaveLength(2);
    hidden += sections.length - sectionsShown.length;
  }
  expect(hidden).toBeGreaterThan(0);
});

test('every page that a screen or a way names is a page of this site', () => {
  const addresses = [
    ...Object.values(screensOf(loadNavigation(defaultLocale))).flatMap(({api = []}) => api),
    ...Object.values(loadWays(defaultLocale)).map(({page}) => page),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !pages.includes(pageAt(address)))).toEqual([]);
});

for (const locale of languages) {
  test(`every operation that a screen names leads back to the screen, by its name in the menu (${locale})`, async () => {
    let count = 0;
    for (const [screen, {label, api = []}] of Object.entries(screensOf(loadNavigation(locale)))) {
      for (const address of api) {
        const id = pageAt(address);
        const nodes = (await lead.build(createPage(id, locale, readFrontMatter(id, locale)))) as Node[];
        expect(linksOf(nodes), id).toContainEqual([`/cabinet/${screen}`, label]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
  });
}

test('the table of rights is total: every screen and every role, and act only where something can be done', () => {
  const roles = loadRoles(defaultLocale);
  const screens = screensOf(loadNavigation(defaultLocale));
  const codes = Object.keys(roles.roles);
  expect(codes).toEqual(['owner', 'administrator', 'accountant', 'support', 'developer', 'read_only']);
  expect(Object.keys(roles.rights).sort()).toEqual(Object.keys(screens).sort());
  for (const [screen, {act}] of Object.entries(screens)) {
    expect(Object.keys(roles.rights[screen]!), screen).toEqual(codes);
    const acting = codes.filter((role) => rightOf(roles, role, screen) === 'act');
    expect(acting.length > 0, `${screen}: somebody may act exactly where navigation.yaml says what acting is`).toBe(
      Boolean(act),
    );
  }
});

test('nobody has a right that the owner lacks, and who only reads acts on nothing but their own settings', () => {
  const roles = loadRoles(defaultLocale);
  for (const [screen, rights] of Object.entries(roles.rights)) {
    for (const right of Object.values(rights)) expect(isEnough(rights.owner!, right), screen).toBe(true);
    if (!screen.startsWith('general/')) expect(rights.read_only, screen).not.toBe('act');
  }
});

test('the cabinet has a word for exactly the statuses of the API', () => {
  const known = new Set(
    loadStatuses(defaultLocale)
      .filter(({name}) => name !== 'token')
      .flatMap(({statuses}) => statuses.map(({code}) => code)),
  );
  expect(Object.keys(loadWords(defaultLocale).statuses).sort()).toEqual([...known].sort());
});

test('the success rate counts every final status of a payment, and no other', () => {
  const payment = loadStatuses(defaultLocale).find(({name}) => name === 'payment')!;
  const {finished, successful} = loadScreen('general/overview', defaultLocale).blocks.success_rate!.figures!;
  expect([...finished!.statuses!].sort()).toEqual(
    payment.statuses
      .filter(({isFinal}) => isFinal)
      .map(({code}) => code)
      .sort(),
  );
  for (const status of successful!.statuses!) expect(finished!.statuses).toContain(status);
});

test('the figures of the Overview agree with each other', () => {
  const {blocks, now} = loadScreen('general/overview', defaultLocale);
  const {share, successful, finished} = blocks.success_rate!.figures!;
  expect(share!.values[0]).toBe(`${successful!.values[0]}/${finished!.values[0]}`);
  expect(Number(blocks.payments!.figures!.created!.values[0])).toBeGreaterThanOrEqual(Number(finished!.values[0]));
  const setAside = [
    ...blocks.payouts_to_approve!.figures!.total!.values,
    ...blocks.open_chargebacks!.rows!.map(({amount}) => amount!),
  ];
  for (const {currency, reserved} of blocks.balances!.rows!) {
    const parts = setAside.filter((amount) => amount.endsWith(currency!));
    expect(
      parts.reduce((total, amount) => total + cents(amount), 0),
      currency,
    ).toBe(cents(reserved!));
  }
  for (const {created_at} of blocks.latest_transactions!.rows!)
    expect(Date.parse(created_at!)).toBeLessThan(Date.parse(now));
});

test('every reason on a screen is a reason of the API', () => {
  const reasons = new Set(loadReasons(defaultLocale).map(({code}) => code));
  const used = screenNames.flatMap((name) =>
    Object.values(loadScreen(name, defaultLocale).blocks).flatMap(({rows = []}) =>
      rows.flatMap(({reason_code}) => reason_code ?? []),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((code) => !reasons.has(code))).toEqual([]);
});

for (const name of screenNames) {
  for (const locale of languages) {
    test(`the drawing of ${name} in ${locale} has one mark for each block, small enough for a page`, () => {
      const {screen, roles, drawing} = draw(name, locale);
      const marks: string[] = [];
      const count = everyHast(drawing, ({id, href}, text) => {
        if (href) marks.push(`${id} ${href} ${text}`);
      });
      expect(marks).toEqual(
        visibleBlocks(screen, roles).map(([code], index) => {
          const ids = markIds('x', code);
          return `${ids.mark} #${ids.explanation} ${index + 1}`;
        }),
      );
      expect(marks.length).toBeGreaterThan(2);
      expect(count).toBeLessThan(400);
    });
  }
}

for (const locale of languages) {
  test(`every word of a drawing is in the Markdown of its page (${locale})`, () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
    let count = 0;
    for (const name of screenNames) {
      const {drawing, inWords} = draw(name, locale);
      const said = letters(inWords.map(textOf).join(''));
      everyHast(drawing, ({ariaLabel, role}, text) => {
        const words = letters(role === 'img' ? String(ariaLabel) : text);
        expect(said, `${name}: “${text}”`).toContain(words);
        count += Number(words !== '');
      });
    }
    expect(count).toBeGreaterThan(1000);
  });
}

test('a role without a right does not see the block, nor the button', () => {
  const screen = loadScreen('general/overview', defaultLocale);
  const roles = loadRoles(defaultLocale);
  const seen = Object.fromEntries(visibleBlocks(screen, roles, 'support'));
  expect(seen.balances).toBeUndefined();
  expect(Object.keys(seen.payouts_to_approve!.actions!)).toEqual([]);
  expect(Object.keys(seen.open_chargebacks!.actions!)).toEqual(['answer']);
});

test('a screen that names what does not exist is refused with the file and what to write', () => {
  const broken = structuredClone<Screen>(loadScreen('general/overview', defaultLocale));
  broken.role = 'cashier';
  broken.blocks.balances!.screen = 'vault';
  broken.blocks.latest_transactions!.rows![0]!.status = 'done';
  expect(() => checkScreen(broken, 'a.yaml')).toThrow(
    /a\.yaml: role names the role “cashier”[^]*“vault”[^]*“done”\. Write one of: created/,
  );
});

/** All labels that a cabinet shows in a language, those of the invoice's states included. */
function labelsOf(locale: LocaleCode): Set<string> {
  const labels = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && ['label', 'title'].includes(key)) labels.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'options') Object.values(inner as object).forEach((label) => labels.add(String(label)));
      collect(inner, name);
    }
  };
  [loadNavigation(locale), loadRoles(locale), loadWords(locale), loadInvoiceStates(locale)].forEach((value) =>
    collect(value),
  );
  screenNames.forEach((name) => collect(loadScreen(name, locale)));
  return labels;
}

for (const locale of languages) {
  test(`every label in bold in the cabinet's prose is a label of the cabinet (${locale})`, () => {
    const known = labelsOf(locale);
    const ids = ['services/invoicing/invoicing_service', ...pages.filter((id) => id.startsWith('cabinet/'))];
    let count = 0;
    for (const id of ids) {
      const file = fileOf(id, locale);
      const text = fillTokens(readFileSync(path.join(root, file), 'utf8'), file);
      for (const [, bold] of text.matchAll(/\*\*(.+?)\*\*/g)) {
        count += 1;
        expect(known, `${file}: “${bold}”`).toContain(bold!.replace(/^«(.*)»$/, '$1'));
      }
    }
    expect(count).toBeGreaterThan(40);
  });
}

test('the states of an invoice lead to states, are all reached, and end', () => {
  const {start, states} = loadInvoiceStates(defaultLocale);
  const reached = new Set(start);
  for (const code of reached) for (const next of states[code]!.next) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(states).sort());
  for (const [code, {final, next}] of Object.entries(states)) expect(next.length === 0, code).toBe(final);
});

test('the example of an invoice is valid JSON, agrees in ids and amounts, and its callback verifies', () => {
  const messages = buildInvoiceExample();
  const {states} = loadInvoiceStates(defaultLocale);
  const request = JSON.parse(/--data '([^]*)'$/.exec(messages.create_request.text)![1]!) as Record<string, unknown>;
  const token = JSON.parse(messages.token_answer.text) as {access_token: string; token_type: string};
  const created = (JSON.parse(messages.create_answer.text) as {data: Record<string, unknown>}).data;
  const [head, body] = messages.callback.text.split('\n\n') as [string, string];
  const paid = (JSON.parse(body) as {data: Record<string, unknown>}).data;

  expect(token.token_type).toBe('Bearer');
  expect(messages.create_request.text).toContain(`token=${token.access_token}\n`);
  expect(created).toMatchObject({
    ...request,
    status: 'open',
    paid_amount: '0.00',
    remaining_amount: request.amount,
    version: 1,
  });
  expect(paid).toMatchObject({
    ...request,
    id: created.id,
    status: 'paid',
    paid_amount: request.amount,
    remaining_amount: '0.00',
    version: 2,
  });
  for (const {status} of [created, paid]) expect(states).toHaveProperty(String(status));
  expect(created.payment_url).toContain(String(created.id));
  expect(messages.find_request.text).toContain(`{"id":"${String(created.id)}"}`);

  const headers = Object.fromEntries(
    head
      .split('\n')
      .slice(1)
      .map((line) => line.split(': ') as [string, string]),
  );
  const verify = (text: string) =>
    verifyV2Callback(
      {headers, body: text},
      {secrets: [loadTestKeys().callback_secrets.current], now: Number(headers['webhook-timestamp'])},
    );
  expect(verify(body)).toMatchObject({isValid: true});
  expect(verify(body.replace('240.00', '24.00'))).toMatchObject({isValid: false});
});

test('the form in the cabinet asks for exactly what the API takes, and shows the example', () => {
  const request = JSON.parse(/--data '([^]*)'$/.exec(buildInvoiceExample().create_request.text)![1]!) as Record<
    string,
    unknown
  >;
  const names = (value: Record<string, unknown>, prefix = ''): string[] =>
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? names(inner as Record<string, unknown>, `${name}.`)
        : [prefix + name],
    );
  const fields = Object.values(loadScreen('payment_services/new_invoice', defaultLocale).blocks).flatMap((block) =>
    Object.values(block.fields ?? {}),
  );
  expect(fields.map(({field}) => field!).sort()).toEqual(
    names(request)
      .filter((name) => name !== 'currency')
      .sort(),
  );
  const shown = Object.fromEntries(fields.map(({field, example}) => [field!, example]));
  expect(shown).toMatchObject({
    amount: `${String(request.amount)} ${String(request.currency)}`,
    external_id: request.external_id,
    due_at: request.due_at,
  });
});

test('the example of the file of payouts has columns of the file alone, and stays within its limits', () => {
  const {columns, limits, separators} = loadPayoutFile();
  const text = payoutFiles()[payoutFileName]!;
  const [head, ...lines] = parseCsv(text) as [string[], ...string[][]];
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toHaveLength(head.length);
  for (const name of head)
    expect(
      columns.some((column) => column === name || (column.endsWith('*') && name.startsWith(column.slice(0, -1)))),
      name,
    ).toBe(true);
  for (const {name, field} of payoutColumns(defaultLocale))
    if (field.isRequired && field.children.length === 0) expect(head).toContain(name);
  expect(lines.length).toBeLessThanOrEqual(limits.rows);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes);
  expect(separators).toContain(',');
});

/** Converts a row to the body of `transaction/create`: `recipient.full_name` becomes a property of `recipient`. */
function payoutBody(row: Record<string, string>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(row)) {
    if (value === '') continue;
    const parts = path.split('.');
    const last = parts.pop()!;
    const place = parts.reduce((at, part) => (at[part] ??= {}) as Record<string, unknown>, body);
    place[last] = value;
  }
  return body;
}

test('each row of the file is a payout that the gateway takes, by the contract and the fields of its service', () => {
  const world = loadWorld();
  const state = createState(world, 'payouts');
  const now = fromRfc3339('2025-03-14T09:26:53Z');
  const [head, ...lines] = parseCsv(payoutFiles()[payoutFileName]!) as [string[], ...string[][]];
  const send = (row: string[], index: number) => {
    const body = JSON.stringify(payoutBody(Object.fromEntries(head.map((name, column) => [name, row[column]!]))));
    const answer = handle(
      world,
      state,
      signedRequest(world, '/v2/transaction/create', body, now, `payout-file-row-${index}`),
      now,
    );
    return {
      status: answer.status,
      body: JSON.parse(answer.body) as {data?: {type: string; status: string}; code?: string},
    };
  };
  for (const [index, line] of lines.entries()) {
    const {status, body} = send(line, index);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({type: 'payout', status: 'processing'});
  }
  const wrong = lines[0]!.map((cell, column) =>
    head[column] === 'external_id'
      ? 'payout-2199'
      : head[column] === 'recipient.document_number'
        ? '12345678900'
        : cell,
  );
  expect(send(wrong, 200).body.code).toBe('check_digit_invalid');
  expect(send(lines[0]!, 201).body.code).toBe('external_id_duplicate');
});

test('every error on a screen is an error of the API, with its status', () => {
  const errors = readErrorCodes();
  const rows = screenNames.flatMap((name) =>
    Object.values(loadScreen(name, defaultLocale).blocks).flatMap(({rows: all = []}) => all.filter(({error}) => error)),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const {error, http} of rows) {
    expect(errors, error).toHaveProperty(error!);
    if (http) expect(http, error).toBe(String(errors[error!]!.status));
  }
});

/** Minor units of `-12.50 EUR`. */
const cents = (amount: string) => Math.round(Number(amount.split(' ')[0]) * 100);
const sum = (rows: Record<string, string>[], column = 'amount') =>
  rows.reduce((total, row) => total + cents(row[column]!), 0);

test('the balances are those of the Overview, and what is coming and reserved adds up to them', () => {
  const {accounts, coming, reserved} = loadScreen('balances', defaultLocale).blocks;
  const overview = loadScreen('general/overview', defaultLocale).blocks.balances!.rows!;
  expect(
    accounts!.rows!.map(({currency, available, pending, reserved: held}) => ({
      currency,
      available,
      pending,
      reserved: held,
    })),
  ).toEqual(overview);
  expect(sum(coming!.rows!)).toBe(cents(overview[0]!.pending!));
  expect(sum(reserved!.rows!)).toBe(cents(overview[0]!.reserved!));
});

test('the entries of the balance history explain the balance, with the reasons of the contract', () => {
  const {sums, entries} = loadScreen('reporting/balance_history', defaultLocale).blocks;
  const {
    opening,
    in: added,
    out: taken,
    closing,
  } = Object.fromEntries(Object.entries(sums!.figures!).map(([name, {values}]) => [name, cents(values[0]!)]));
  const rows = entries!.rows!.toReversed();
  let available = opening!;
  for (const row of rows) {
    available += cents(row.amount!);
    expect(cents(row.available!), row.created_at).toBe(available);
  }
  expect(available).toBe(closing);
  expect(sum(rows.filter(({amount}) => !amount!.startsWith('-')))).toBe(added);
  expect(sum(rows.filter(({amount}) => amount!.startsWith('-')))).toBe(taken);
  expect(closing).toBe(cents(loadScreen('general/overview', defaultLocale).blocks.balances!.rows![0]!.available!));
  const {schemas} = (loadContract('reports-v2').document as ContractDocument).components;
  const {reason} = schemas.BalanceEntryRow!.properties as {reason: {oneOf: {const: string}[]}};
  expect(Object.keys(entries!.columns!.reason!.options!)).toEqual(reason.oneOf.map(({const: code}) => code));
});

test('the payouts that wait are those that the Overview counts', () => {
  const waiting = loadScreen('payout/history', defaultLocale).blocks.waiting!.rows!;
  const {waiting: count, total} = loadScreen('general/overview', defaultLocale).blocks.payouts_to_approve!.figures!;
  expect(String(waiting.length)).toBe(count!.values[0]);
  for (const amount of total!.values) {
    const currency = amount.split(' ')[1]!;
    expect(sum(waiting.filter((row) => row.amount!.endsWith(currency))), currency).toBe(cents(amount));
  }
});

test('the open chargebacks are those of the Overview', () => {
  const list = loadScreen('chargebacks', defaultLocale).blocks.list!.rows!.filter(({answer}) => answer === 'needed');
  expect(list.map(({external_id, amount, answer_by}) => ({external_id, amount, answer_by}))).toEqual(
    loadScreen('general/overview', defaultLocale).blocks.open_chargebacks!.rows,
  );
});

test('the forms of a transaction ask for exactly what the operations behind them take', () => {
  const {refund, capture} = loadScreen('reporting/transactions', defaultLocale).blocks;
  const taken = (name: string) =>
    Object.keys((loadContract('v2').document as ContractDocument).components.schemas[name]!.properties!)
      .filter((field) => field !== 'transaction_id')
      .sort();
  const asked = (block: Screen['blocks'][string]) =>
    Object.values(block.fields!)
      .map(({field}) => field)
      .sort();
  expect(asked(refund!)).toEqual(taken('TransactionCancel'));
  expect(asked(capture!)).toEqual(taken('TransactionComplete'));
});

for (const locale of languages) {
  test(`an invoice has on its screen the states of the API in their words (${locale})`, () => {
    const {states} = loadInvoiceStates(locale);
    const words = Object.fromEntries(Object.entries(states).map(([code, {label}]) => [code, label]));
    expect(loadScreen('payment_services/invoicing', locale).blocks.list!.columns!.state!.options).toEqual(words);
  });
}

/** Names of a request's fields, without those that say which record and version is meant. */
function askedBy(...schemas: string[]): string[] {
  const {document} = loadContract('invoicing', defaultLocale);
  const names = schemas.flatMap((schema) =>
    fields(document, {$ref: `#/components/schemas/${schema}`}).map(({name}) => name),
  );
  return [...new Set(names)].filter((name) => name !== 'version').sort();
}

/** The first part of the API name of each field of a screen's forms. */
function askedOn(screen: string): string[] {
  const names = Object.values(loadScreen(screen, defaultLocale).blocks).flatMap((block) =>
    Object.values(block.fields ?? {}).map(({field}) => field!.split('.')[0]!),
  );
  return [...new Set(names)].sort();
}

test('the forms of payment pages and of their templates ask for exactly what the API takes', () => {
  expect(askedOn('payment_pages/page_list')).toEqual(askedBy('PaymentPageCreate'));
  expect(askedOn('payment_pages/templates')).toEqual(
    askedBy('PageTemplateChange', 'PageCustomizationChange').filter((name) => name !== 'template_id'),
  );
});

test('the code for tips is read as the address beside it, with a margin around it', () => {
  const {drawing, screen} = draw('payment_services/tips_qr', defaultLocale);
  const {qr, address} = screen.blocks.code!.figures!;
  const codes: {label: string; side: number; path: string}[] = [];
  let frame = {label: '', side: 0};
  everyHast(drawing, ({viewBox, ariaLabel, d}) => {
    if (viewBox) frame = {label: ariaLabel!, side: Number(viewBox.split(' ')[2])};
    if (d) codes.push({...frame, path: d});
  });
  expect(codes).toHaveLength(1);
  const [{label, side, path: modules}] = codes as [(typeof codes)[0]];
  const rows = Array.from({length: side}, () => Array.from({length: side}, () => false));
  for (const [, x, y, run] of modules.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(run));
  const inner = rows.slice(4, -4).map((row) => row.slice(4, -4));
  expect(rows.flat().filter(Boolean)).toHaveLength(inner.flat().filter(Boolean).length);
  expect(readQr(inner)).toBe(label);
  expect(label).toBe(`https://${brand.hosts.pay}/${address!.values[0]}`);
  expect(qr!.values).toEqual(address!.values);
});

test('a report is ordered with what the API takes, in the kinds it has', () => {
  const {order, list} = loadScreen('reporting/reports', defaultLocale).blocks;
  const {document} = loadContract('reports-v2', defaultLocale);
  const of = (schema: string) =>
    fields(document, {$ref: `#/components/schemas/${schema}`})
      .map(({name}) => name)
      .sort();
  expect(
    Object.values(order!.fields!)
      .map(({field}) => field!)
      .sort(),
  ).toEqual(of('ReportCreate'));
  for (const place of [order!.fields!, list!.columns!]) {
    expect(Object.keys(place.kind!.options!)).toEqual(loadReports(defaultLocale).kinds.map(({name}) => name));
  }
  for (const {field} of Object.values(list!.columns!)) if (field) expect(of('Report')).toContain(field);
});

test('every error code on a screen is one of the API, with its HTTP status', () => {
  const {list, request} = loadScreen('reporting/requests', defaultLocale).blocks;
  const codes = loadErrors(defaultLocale);
  const used = [...list!.rows!.map(({code}) => code!), request!.figures!.code!.values[0]!];
  expect(used.filter((code) => !codes.some((known) => known.code === code))).toEqual([]);
  expect(codes.find(({code}) => code === used.at(-1))!.http).toBe(Number(request!.figures!.http!.values[0]));
});
