/** Readers let the browser translate the pages; whatever they do there works, and shows what is new. */
import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {addressOf} from '../../support/built';
import {formOpener, listen, open, test as base} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';
import {countTranslated, translatePages, type Moment} from '../../support/translator';
import {exampleNames, type ExampleName} from '../../../src/wire/sandbox';
import {languages as searchLanguages, unknownWord} from '../search/languages';
import {world} from '../../support/askGateway';
import {everySimulation} from '../../support/sandbox/everySimulation';
import {signV2Request} from '../../../src/gateway/values/signing';
import {readOffers} from '../../../src/plugins/search/offers';
import {languages as sampleLanguages} from '../../../src/samples/languages';

/** A test of translated pages; it fails when one of them has an error, as on the way to the crash screen. */
const test = base.extend<{moment: Moment; isWhole: void}>({
  moment: ['started', {option: true}],
  isWhole: [
    async ({page, context, baseURL, moment}, use) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await translatePages(page, moment);
      const noise = listen(page, baseURL!);
      let documents = 0;
      page.on('domcontentloaded', () => (documents += 1));
      await use();
      // React says of each document that was translated before it started that it draws the page anew.
      const isRedrawn = (message: string): boolean => /Minified React error #418;/.test(message);
      expect(noise.messages.filter(isRedrawn)).toHaveLength(moment === 'parsed' ? documents : 0);
      // The missing page itself is an error to the browser.
      expect(noise.messages.filter((message) => !isRedrawn(message) && !message.includes('status of 404'))).toEqual([]);
      expect(await countTranslated(page)).toBeGreaterThan(20);
    },
    {auto: true},
  ],
});

const words = {
  en: {
    copied: 'Copied',
    pageMenu: 'Page',
    copyPage: 'Copy as Markdown',
    copyAddress: 'Copy the address: Test',
    findBank: 'Find a bank',
    bank: 'privatbank',
    none: 'Nothing matches.',
    service: 'Name or code',
    country: 'Where do your payers live?',
    noService: 'No service fits. Remove a filter.',
    clear: 'Clear all filters',
    compare: 'Compare',
    remove: 'Remove',
    request: 'Request: language',
    scenario: 'Scenario',
    tryIt: 'Try it',
    send: 'Send',
    pay: 'Pay',
    part: 'Amount, if only a part',
    refused: 'The invoice does not take this amount.',
    hourAhead: 'An hour ahead',
    toNext: 'To the next event',
    due: 'The next event is scheduled for',
    nothingDue: 'Nothing is scheduled.',
    fails: '500: the server fails',
    retry: 'The next attempt is due at',
    show: 'Show',
    save: 'Save to a file',
    load: 'Open a saved file',
    showAll: 'Show all',
    over: 'Start over',
    overNow: 'Delete everything and start over',
    noTransactions: 'There is no transaction yet.',
    check: 'Check the signature',
    message: 'Request or callback',
    secret: 'Secret',
    ownString: 'String to sign that your code builds',
    copy: 'the string:',
    make: 'Make a test payment',
    payer: 'What the payer sees',
    paid: 'Callback: signature valid, status success',
    another: 'Make another payment',
    gatewayLook: 'Branding of the gateway',
    buttonText: 'Text of the button',
    weak: 'too weak',
    refusedLook: 'The gateway would refuse this branding.',
    corners: 'Corners',
    nearest: 'Perhaps you are looking for one of these:',
    nearestTitle: 'Create a transaction',
  },
  uk: {
    copied: 'Скопійовано',
    pageMenu: 'Сторінка',
    copyPage: 'Копіювати як Markdown',
    copyAddress: 'Копіювати адресу: Тестове середовище',
    findBank: 'Знайти банк',
    bank: 'приватбанк',
    none: 'Нічого не знайдено.',
    service: 'Назва або код',
    country: 'Де живуть ваші платники?',
    noService: 'Жоден сервіс не підходить. Зніміть один із фільтрів.',
    clear: 'Скинути фільтри',
    compare: 'Порівняти',
    remove: 'Прибрати',
    request: 'Запит: мова',
    scenario: 'Сценарій',
    tryIt: 'Спробувати',
    send: 'Надіслати',
    pay: 'Сплатити',
    part: 'Сума, якщо не повна',
    refused: 'Інвойс не приймає такої суми.',
    hourAhead: 'На годину вперед',
    toNext: 'До наступної події',
    due: 'Наступну подію заплановано на',
    nothingDue: 'Нічого не заплановано.',
    fails: '500: помилка сервера',
    retry: 'Час наступної спроби:',
    show: 'Показати',
    save: 'Зберегти у файл',
    load: 'Відкрити збережений файл',
    showAll: 'Показати всі',
    over: 'Почати спочатку',
    overNow: 'Видалити все й почати спочатку',
    noTransactions: 'Транзакцій ще немає.',
    check: 'Перевірити підпис',
    message: 'Запит або колбек',
    secret: 'Секрет',
    ownString: 'Рядок для підпису, який будує ваш код',
    copy: 'рядок:',
    make: 'Провести тестовий платіж',
    payer: 'Що бачить платник',
    paid: 'Колбек: підпис правильний, статус success',
    another: 'Провести ще один платіж',
    gatewayLook: 'Оформлення шлюзу',
    buttonText: 'Текст кнопки',
    weak: 'заслабкий контраст',
    refusedLook: 'Таке оформлення шлюз відхилив би',
    corners: 'Кути',
    nearest: 'Можливо, ви шукали одну з цих сторінок:',
    nearestTitle: 'Створити транзакцію',
  },
};

/** Simulations after each example of the sandbox, with the status that each leads to. */
const simulationsAfter: Record<ExampleName, [simulation: string, status: string][]> = {
  hosted: [
    ['payer_pays', 'success'],
    ['chargeback_opened', 'chargeback'],
  ],
  qr: [['time_is_over', 'expired']],
  card: [
    ['challenge_passed', 'authorized'],
    ['hold_is_over', 'expired'],
  ],
  payout: [
    ['payout_arrives', 'success'],
    ['payout_comes_back', 'returned'],
  ],
  refused: [],
  invoice: [['invoice_is_over', 'expired']],
};

/** Messages for the signature check, one for each kind of result, with a part that this kind alone shows. */
const secret = 'test_secret_4b1d8f0c9a7e2635';
const find = '{"external_id":"order-1002","amount":"150.00"}';
const reordered = '{"amount":"150.00","external_id":"order-1002"}';
const signed = (body: string, key = secret): string =>
  signV2Request({timestamp: '1741944413', method: 'POST', path: '/v2/transaction/find', body}, key);
const request = (signature: string, body = find): string =>
  `POST /v2/transaction/find HTTP/1.1\nGateway-Point: 1042\nGateway-Key: 1\nGateway-Timestamp: 1741944413\nGateway-Signature: ${signature}\n\n${body}`;
const checks: Record<string, {message: string; secret?: string; ownString?: string; verdict: string; shows: string}> = {
  correct: {message: request(signed(find)), verdict: 'correct', shows: 'code'},
  'correct without what was pasted around it': {
    message: `\u200B${request(signed(find))}`,
    verdict: 'correct',
    shows: '[data-unseen=removed]',
  },
  'correct with a line feed that is not seen': {
    message: request(signed(`${find}\n`)),
    verdict: 'correct',
    shows: '[data-unseen=trailing_newline]',
  },
  'one mistake, with its fix': {
    message: request(signed(find.replaceAll(':', ': ').replaceAll(',', ', '))),
    verdict: 'named',
    shows: '[role=tabpanel]',
  },
  'two mistakes': {
    message: request(signed(reordered).toUpperCase()),
    verdict: 'named',
    shows: '[data-mistake] ~ [data-mistake]',
  },
  'a mistake without a signature': {
    message: request(signed(find)).replace('Gateway-Point: 1042\n', ''),
    verdict: 'named',
    shows: '[data-mistake=header_missing]',
  },
  'another string': {
    message: request(signed(reordered)),
    ownString: `1741944413.POST./v2/transaction/find.${reordered}`,
    verdict: 'named',
    shows: 'figure ~ figure mark',
  },
  'no known mistake': {message: request(signed('something else')), verdict: 'unnamed', shows: 'details a'},
  'no published secret': {
    message: request(signed(find, 'another secret')),
    secret: '',
    verdict: 'unnamed',
    shows: '[data-verdict] strong',
  },
  'no message': {message: 'nothing', verdict: 'unnamed', shows: '[data-verdict]:only-child'},
};

const press = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('button', {name, exact: true}).click();
const status = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({hasText: text});
const form = (page: Page): Locator => page.locator('section:has(> form)');
const heading = (page: Page, name: string): Locator => page.getByRole('heading', {name, exact: true});

/** Every run opens the pages of both languages, and translates them at both moments. */
const cases = casesInTurn(
  'translated',
  [
    {code: 'en', moment: 'started'},
    {code: 'uk', moment: 'started'},
    {code: 'uk', moment: 'parsed'},
    {code: 'en', moment: 'parsed'},
  ] as const,
  {shapeOf: ({moment}) => moment},
);

for (const {code, moment} of cases) {
  const word = words[code];
  test.describe(`a translated page (${code}, ${moment})`, () => {
    test.use({moment});

    test('is searched, with suggestions that come and go, and the page of results follows each key', async ({page}) => {
      const {term, noResults, found, apiTerm, seeAll, query, apiLabel, where, clear} = searchLanguages.find(
        (each) => each.code === code,
      )!;
      await open(page, addressOf('callbacks', code));
      const box = page.locator('.navbar__search-input');
      const suggestions = page.locator('.navbar').getByRole('option');
      await box.pressSequentially(term);
      await expect(suggestions).toHaveCount(8);
      await expect(page.locator('.navbar').getByRole('status')).toHaveText(/^8 /);
      await box.fill(unknownWord);
      await expect(suggestions).toHaveCount(0);
      await expect(page.locator('.navbar').getByText(noResults).first()).toBeVisible();
      await box.fill(apiTerm);
      await expect(suggestions).toHaveCount(8);
      await page.getByRole('button', {name: clear}).click();
      await expect(suggestions).toHaveCount(readOffers(code).mostNeeded.length);
      await box.fill(term);
      await suggestions.first().waitFor();
      await page.getByRole('link', {name: seeAll, exact: true}).click();
      const count = page.locator('main').getByRole('status');
      await expect(count).toHaveText(/\d/);
      await page.getByRole('combobox', {name: where}).selectOption({label: apiLabel});
      await page.getByLabel(query).fill(unknownWord);
      await expect(count).toHaveText(noResults);
      await page.getByLabel(query).fill('boleto');
      await expect(count).toHaveText(found);
      await page.locator('main article a').first().click();
      await expect(page.locator('article h1')).toBeVisible();
      await expect(page.locator('article mark').first()).toBeVisible();
    });

    test('opens and closes its menus, on a screen and on a phone', async ({page}) => {
      await open(page, addressOf('callbacks', code));
      const languages = page.locator('.navbar .dropdown');
      const others = languages.locator('.dropdown__menu');
      for (let time = 0; time < 2; time += 1) {
        await languages.getByRole('button').press('Enter');
        await expect(others).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(others).toBeHidden();
      }
      const category = page.locator('.theme-doc-sidebar-menu [aria-expanded=false]').first();
      await category.click();
      await page.setViewportSize({width: 390, height: 844});
      const menu = page.getByRole('dialog');
      for (let time = 0; time < 2; time += 1) {
        await page.locator('.navbar__toggle').click();
        await expect(menu.getByRole('link').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      }
      await page.locator('.navbar__toggle').click();
      await menu.locator('.menu__link[href*="/request_format"]').click();
      await expect(page).toHaveURL(/request_format/);
      await expect(menu).toHaveCount(0);
    });

    // What follows is drawn after React has started, at both moments alike.
    if (moment === 'parsed' && !process.env.TEST_FULL) return;

    test('says twice that its text was copied', async ({page}) => {
      await open(page, addressOf('callbacks', code));
      await page.locator('summary', {hasText: new RegExp(`^${word.pageMenu}$`)}).click();
      for (let time = 0; time < 2; time += 1) {
        await press(page, word.copyPage);
        await expect(status(page, word.copied)).toBeVisible();
      }
    });

    test('filters a table, and counts what it shows', async ({page}) => {
      await open(page, addressOf('reference/bank_codes', code));
      const filter = page.getByRole('searchbox', {name: word.findBank});
      const count = page.locator('div', {has: filter}).last().getByRole('status');
      await filter.pressSequentially(word.bank);
      await expect(count).toHaveText(/1.*452/);
      await filter.fill('u');
      await expect(count).not.toHaveText(/ 1 /);
      await filter.fill(unknownWord);
      await expect(count).toHaveText(word.none);
      await filter.press('Escape');
      await expect(count).toBeEmpty();
      await page.locator('#UA-305299').click();
      await filter.fill(word.bank);
      await expect(count).toHaveText(/UA-305299|1.*452/);
    });

    test('finds services and compares them', async ({page}) => {
      await open(page, addressOf('services/index', code));
      const finder = page.getByRole('search', {name: /сервіс|service/i});
      const count = finder.getByRole('status').first();
      const all = await count.textContent();
      await page.getByRole('searchbox', {name: word.service}).pressSequentially('pix');
      await expect(count).not.toHaveText(all!);
      await page.getByRole('searchbox', {name: word.service}).fill(unknownWord);
      await expect(count).toHaveText(word.noService);
      await press(page, word.clear);
      await expect(count).toHaveText(all!);
      await page.getByLabel(word.country, {exact: true}).selectOption({index: 1});
      await expect(count).not.toHaveText(all!);
      await finder.getByRole('checkbox').first().check();
      await press(page, word.clear);
      const boxes = page.locator('tbody input[name="compare"]');
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
      await expect(status(page, /: 3 /)).toBeVisible();
      await press(page, word.compare);
      const comparison = page.locator('section[aria-labelledby=comparison]');
      await expect(comparison.getByRole('columnheader')).toHaveCount(4);
      await comparison.getByRole('button', {name: word.remove}).first().click();
      await expect(comparison.getByRole('columnheader')).toHaveCount(3);
      await expect(status(page, /: 2 /)).toBeVisible();
      await comparison.getByRole('button').first().click();
      await expect(comparison).toHaveCount(0);
    });

    test('shows each sample of an operation, and sends its request: refused, then accepted', async ({page}) => {
      await open(page, addressOf('api/v2/transaction/create', code));
      await press(page, word.copyAddress);
      await expect(status(page, word.copied)).toHaveCount(1);
      const picker = page.getByRole('combobox', {name: word.scenario});
      const panel = page.locator('[data-sample] [role=tabpanel]');
      for (const {label} of sampleLanguages.slice(0, 3)) {
        await page.getByRole('tablist', {name: word.request}).getByRole('tab', {name: label, exact: true}).click();
        await expect(panel.locator('pre code')).toContainText('pix/payin_hpp');
      }
      await picker.selectOption('payout_pix');
      await expect(panel.locator('pre code')).toContainText('pix/payout_h2h');
      // By keyboard, because the sections above the link still get their heights while the page scrolls to it.
      await page.locator('#scenario-pix_hosted_page a').press('Enter');
      await expect(panel.locator('pre code')).toContainText('pix/payin_hpp');

      await formOpener(page, word.tryIt).click();
      const input = form(page).getByLabel(/^currency/);
      await input.fill('brl');
      const response = form(page).locator('h4[data-status]');
      await press(form(page), word.send);
      await expect(response).toHaveText(/400/);
      await expect(input).toHaveAccessibleDescription(/currency|BRL|ISO/i);
      await form(page).getByRole('button', {name: '/currency'}).click();
      await input.fill('BRL');
      await expect(form(page).locator('pre').last()).toContainText('BRL');
      await press(form(page), word.send);
      await expect(response).toHaveText(/201/);
    });

    test('plays every simulation that the sandbox offers', async ({page}) => {
      await open(page, addressOf('sandbox', code));
      const chosen = page.locator('h3[data-status]');
      const {file, transactions} = everySimulation();
      await page
        .getByLabel(word.load)
        .setInputFiles({name: 'account.json', mimeType: 'application/json', buffer: Buffer.from(file)});
      await expect(page.locator('#keep')).toBeFocused();
      const played = new Set<string>();
      await page.locator('[data-part=transactions]').getByRole('button', {name: word.showAll}).click();
      for (const {id, steps} of transactions) {
        await page.getByRole('button', {name: id}).click();
        for (const [simulation, reached] of steps) {
          await press(page, simulation);
          await expect(chosen).toHaveText(new RegExp(` ${id}: ${reached}$`));
          played.add(simulation.split(' ')[0]!);
        }
      }
      await page.locator('button[aria-describedby]').nth(exampleNames.indexOf('invoice')).click();
      await press(page, 'invoice_is_over');
      await expect(chosen).toHaveText(/ expired$/);
      played.add('invoice_is_over');
      // The sandbox shows no payment pages, and an invoice is paid on its page.
      const elsewhere = ['payer_pays_invoice', 'payer_pays_page', 'page_is_over'];
      expect([...played, ...elsewhere].sort()).toEqual(Object.keys(world.simulations).sort());
    });

    test('plays each example of the sandbox, and lets time pass', async ({page}) => {
      await open(page, addressOf('sandbox', code));
      const chosen = page.locator('h3[data-status]');
      /** The attribute follows the gateway; the text is what a reader sees. */
      const saysItsStatus = async (expected: string): Promise<void> => {
        await expect(chosen).toHaveAttribute('data-status', expected);
        await expect(chosen).toContainText(new RegExp(` ${expected}$`));
      };
      const examples = page
        .locator('ul')
        .filter({has: page.locator('button[aria-describedby]')})
        .getByRole('button');
      await expect(examples).toHaveCount(exampleNames.length);
      const workbench = page.locator('main section', {has: examples.first()}).locator('..');
      const clock = workbench.locator('section', {has: page.getByRole('button', {name: word.toNext})});
      await expect(workbench.getByText(word.noTransactions)).toBeVisible();
      // With a clock that stands still, nothing happens between two presses.
      const saved = page.waitForEvent('download');
      await press(page, word.save);
      const account = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {clock: object};
      account.clock = {stoppedAt: Date.parse('2026-07-01T10:00:00Z') / 1000};
      await page
        .getByLabel(word.load)
        .setInputFiles({name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(account))});
      await expect(page.locator('#keep')).toBeFocused();
      await expect(clock.locator('time').first()).toHaveAttribute('datetime', /^2026-07-01T10:00/);
      for (const [index, name] of exampleNames.entries()) {
        const before = await workbench.getByRole('status').allTextContents();
        await examples.nth(index).click();
        await expect.poll(() => workbench.getByRole('status').allTextContents()).not.toEqual(before);
        if (name === 'refused') continue;
        await expect(chosen).toBeFocused();
        // The next simulation is possible only in the status that the one before it leads to.
        for (const [simulation, status] of simulationsAfter[name]) {
          await press(workbench, simulation);
          await saysItsStatus(status);
        }
      }
      await page.getByLabel(word.fails, {exact: true}).check();
      await examples.first().click();
      await expect(chosen).toHaveAttribute('data-status', 'requires_action');
      await press(page, word.pay);
      await expect(chosen).toContainText('success');
      await expect(workbench.getByText(word.retry)).toBeVisible();
      await expect(clock.getByText(word.due)).toBeVisible();
      const time = clock.locator('time').last();
      const due = await time.textContent();
      await press(page, word.toNext);
      await expect(time).not.toHaveText(due!);
      await press(page, word.hourAhead);
      const timeline = page.locator('[data-part=timeline]');
      await timeline.getByRole('button').last().click();
      await timeline.getByRole('combobox', {name: word.show}).selectOption({index: 2});
      await timeline.locator('summary').first().click();
      await expect(timeline.locator('pre').first()).toBeVisible();
      await workbench.getByRole('button', {name: /^trx_/}).last().click();
      await expect(chosen).toBeFocused();
      await workbench.locator('summary', {hasText: word.over}).click();
      await press(page, word.overNow);
      await expect(workbench.getByText(word.noTransactions)).toBeVisible();
      await expect(clock.getByText(word.nothingDue)).toBeVisible();
    });

    test('refuses a part of an invoice, and takes the rest', async ({page}) => {
      await open(page, addressOf('sandbox', code));
      const chosen = page.locator('h3[data-status]');
      await page.locator('button[aria-describedby]').nth(exampleNames.indexOf('invoice')).click();
      await expect(chosen).toContainText('open');
      await page.getByLabel(word.part).fill('0.01');
      await press(page, word.pay);
      await expect(page.getByRole('alert').filter({hasText: word.refused})).toBeVisible();
      await page.getByLabel(word.part).fill('100.00');
      await press(page, word.pay);
      await expect(chosen).toContainText('partially_paid');
      await expect(page.getByText(word.refused)).toHaveCount(0);
      await press(page, word.pay);
      await expect(chosen).toContainText(/ paid/);
    });

    test('checks the signature of each example', async ({page}) => {
      await open(page, addressOf('sandbox/signature', code));
      const verdict = page.locator('[data-verdict]');
      const examples = page.locator('form div').first().getByRole('button');
      expect(await examples.count()).toBeGreaterThan(2);
      let last = '';
      for (const example of await examples.all()) {
        await example.click();
        await press(page, word.check);
        await expect(verdict).toHaveAttribute('data-verdict', /./);
        await expect(verdict).not.toHaveText(last || /^$/);
        last = (await verdict.textContent())!;
      }
      for (const tab of await page.locator('[role=region] [role=tab]').all()) await tab.click();
    });

    test('shows each kind of result of the signature check', async ({page}) => {
      await open(page, addressOf('sandbox/signature', code));
      const result = page.locator('form + [role=region]');
      const [message, secrets, ownString] = [word.message, word.secret, word.ownString].map((name) =>
        page.getByLabel(name, {exact: true}),
      );
      await page.locator('form > details > summary').click();
      for (const [kind, {verdict, shows, ...entries}] of Object.entries(checks)) {
        await message!.fill(entries.message);
        await secrets!.fill(entries.secret ?? secret);
        await ownString!.fill(entries.ownString ?? '');
        await press(page, word.check);
        await expect(result.locator('[data-verdict]'), kind).toHaveAttribute('data-verdict', verdict);
        await expect(result.locator('[data-verdict]'), kind).toHaveText(/\p{L}{3}/u);
        await expect(result.locator(shows).first(), kind).toHaveText(/\S/);
        for (const name of await result.getByRole('tab').all()) await name.click();
        for (const block of await result.locator('summary').all()) await block.click();
        for (const button of await result.getByRole('button', {name: word.copy}).all()) await button.click();
      }
    });

    test('makes the first payment, and another one', async ({page}) => {
      await open(page, addressOf('index', code));
      await press(page, word.make);
      for (let time = 0; time < 2; time += 1) {
        await expect(heading(page, word.payer)).toBeFocused();
        await press(page, word.pay);
        await expect(heading(page, word.paid)).toBeFocused();
        await page.locator('main details:not([name])').first().locator('summary').click();
        await press(page, word.another);
      }
    });

    test('previews a payer’s page, and says what is wrong with it', async ({page}) => {
      await open(page, addressOf('invoicing/branding', code));
      const request = page.locator('pre', {hasText: /^\s*\{\s*"point": 1042/});
      await page.getByLabel(word.corners, {exact: true}).press('End');
      await expect(page.locator('output').filter({hasText: '24 px'})).toBeVisible();
      await expect(request).toContainText('"corner_radius": 24');
      const color = page.getByLabel(word.buttonText, {exact: true});
      await color.fill('#a07030');
      await expect(page.getByText(word.weak)).toBeVisible();
      await expect(page.getByText(word.refusedLook)).toBeVisible();
      await color.fill('#a0');
      await expect(color).toHaveAccessibleDescription(/#/);
      // By keyboard, because the sections above the button still get their heights while the page scrolls to it.
      await page.getByRole('button', {name: word.gatewayLook, exact: true}).press('Enter');
      await expect(page.getByText(word.refusedLook)).toHaveCount(0);
      await expect(color).toHaveAccessibleDescription('');
      await expect(request).not.toContainText('corner_radius');
    });

    test('leads on from a missing page', async ({page}) => {
      await open(page, addressOf('v2/transaction/creat', code));
      const nearest = page.locator('main').getByRole('status');
      await expect(nearest).toContainText(word.nearest);
      await nearest.getByRole('link').first().click();
      await expect(page.locator('article h1')).toHaveText(word.nearestTitle);
    });
  });
}
