import assert from 'node:assert/strict';
import {expect, type Locator, type Page} from '@playwright/test';
import {loadServices, type Service} from '../../../src/content/services/services';
import {valuesOf} from '../../../src/pages/facts/services';
import {hasStarted, listen, open, openUnstarted, test} from '../../support/browser';
import {casesInTurn} from '../../support/rotation';
import {watchShifts} from '../look/shifts';

const languages = {
  en: {
    prefix: '',
    text: 'Name or code',
    country: 'Where do your payers live?',
    currency: 'Currency',
    clear: 'Clear all filters',
    none: 'No service fits. Remove a filter.',
    ignored: 'These parts of the address were not understood and are ignored: country=XX, direction=sideways',
    compare: 'Compare',
    comparison: 'Comparison of services',
    refund: 'Refund',
    more: 'More filters',
    whole: 'Show all facts',
    only: (name: string) => `${name} only`,
    every: 'Every country',
    nothing: 'No service fits all of these filters together. Remove one of them:',
    without: (name: string) => `Without “${name}”`,
  },
  uk: {
    prefix: '/uk',
    text: 'Назва або код',
    country: 'Де живуть ваші платники?',
    currency: 'Валюта',
    clear: 'Скинути фільтри',
    none: 'Жоден сервіс не підходить. Зніміть один із фільтрів.',
    ignored: 'Ці частини адреси не розпізнано, тож їх пропущено: country=XX, direction=sideways',
    compare: 'Порівняти',
    comparison: 'Порівняння сервісів',
    refund: 'Повернення',
    more: 'Інші фільтри',
    whole: 'Показати всі властивості',
    only: (name: string) => `Лише ${name}`,
    every: 'Усі країни',
    nothing: 'Жоден сервіс не відповідає всім цим фільтрам разом. Зніміть один із них:',
    without: (name: string) => `Без фільтра «${name}»`,
  },
} as const;

const services = loadServices();
const local = services.find(({countries}) => countries.length > 0)!;
const [country, currency] = [local.countries[0]!, local.currencies[0]!];
/** In the order of the finder: those of one country, of some, of every country. */
const inGroups = (some: Service[]): Service[] => {
  const sizes = [(size: number) => size === 1, (size: number) => size > 1, (size: number) => size === 0];
  return sizes.flatMap((fits) => some.filter(({countries}) => fits(countries.length)));
};
const isIn = (place: string) => (service: Service) =>
  service.countries.length === 0 || service.countries.includes(place);
const inCountry = inGroups(services.filter(isIn(country)));
const withCurrency = inCountry.filter(({currencies}) => currencies.includes(currency));

const boxes = (page: Page): Locator => page.locator('tbody input[name="compare"]');
const shown = (page: Page): Locator => boxes(page).filter({visible: true});
const codesOf = (page: Page): Promise<string[]> =>
  shown(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
const expectShown = async (page: Page, expected: Service[]): Promise<void> => {
  await expect(shown(page)).toHaveCount(expected.length);
  assert.deepEqual(
    await codesOf(page),
    expected.map(({code}) => code),
  );
};
const rowOf = (page: Page, {code}: Service): Locator =>
  page.locator('tbody tr', {has: page.locator(`input[value="${code}"]`)});
const query = (page: Page): string => new URL(page.url()).search;

for (const [locale, words] of casesInTurn('finder', Object.entries(languages))) {
  const home = `${words.prefix}/services/`;

  test.describe(`a reader of ${home}`, () => {
    test('finds what there is for a country and a currency, and shares the address', async ({page, context}) => {
      await open(page, home);
      await expectShown(page, services);
      await page.getByLabel(words.country, {exact: true}).selectOption(country);
      await page.getByRole('button', {name: words.more}).click();
      await page.getByLabel(words.currency, {exact: true}).selectOption(currency);
      await expectShown(page, withCurrency);
      await expect.poll(() => query(page)).toBe(`?country=${country}&currency=${currency}`);
      const colleague = await context.newPage();
      await open(colleague, page.url());
      await expectShown(colleague, withCurrency);
      await expect(colleague.getByLabel(words.country, {exact: true})).toHaveValue(country);
    });

    test('filters with the keyboard, hears how many are left, and clears all', async ({page}) => {
      await open(page, home);
      const field = page.getByRole('searchbox', {name: words.text});
      const status = page
        .getByRole('search', {name: /сервіс|service/i})
        .getByRole('status')
        .first();
      await field.focus();
      await page.keyboard.type(local.code);
      await expectShown(page, [local]);
      await expect(status).toHaveText(/^1 /);
      await page.keyboard.type('zzz');
      await expect(status).toHaveText(words.none);
      await expect.poll(() => query(page)).toBe(`?q=${local.code}zzz`);
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expectShown(page, services);
      await page.getByLabel(words.country, {exact: true}).selectOption(country);
      await page.getByRole('button', {name: words.clear}).press('Enter');
      await expectShown(page, services);
      await expect(page.getByLabel(words.country, {exact: true})).toBeFocused();
      await expect(page.getByRole('button', {name: words.clear})).toBeHidden();
      await expect.poll(() => query(page)).toBe('');
    });

    test('is told what of an address was not understood', async ({page}) => {
      await open(page, `${home}?country=XX&direction=sideways,${local.direction}`);
      await expect(page.getByText(words.ignored)).toHaveRole('status');
      await expectShown(
        page,
        services.filter(({direction}) => direction === local.direction),
      );
    });

    test('compares services side by side, and shares the comparison', async ({page, context}) => {
      const pair = services.slice(0, 2);
      await open(page, home);
      for (const {code} of pair) await page.locator(`tbody input[value="${code}"]`).check();
      await page.getByRole('button', {name: words.compare, exact: true}).click();
      const heading = page.getByRole('heading', {name: words.comparison});
      await expect(heading).toBeFocused();
      await expect.poll(() => query(page)).toBe(`?compare=${pair.map(({code}) => code).join(',')}`);
      const colleague = await context.newPage();
      await open(colleague, page.url());
      const published = (await (await page.request.get(`${words.prefix}/services.json`)).json()) as {
        code: string;
        facts: Record<string, string>;
      }[];
      const compared = pair.map((service) => published.find(({code}) => code === service.code)!.facts);
      const facts = compared[1]!;
      const names = new Set(compared.flatMap((each) => Object.keys(each)));
      const different = [...names].filter((name) => compared[0]![name] !== facts[name]);
      for (const each of [page, colleague]) {
        const section = each.getByRole('region', {name: words.comparison});
        await expect(section.getByRole('columnheader')).toHaveCount(3);
        const rows = section.getByRole('row').filter({has: each.getByRole('rowheader')});
        await expect(rows).toHaveCount(different.length);
        await section.getByRole('button', {name: words.whole}).click();
        await expect(rows).toHaveCount(names.size);
        expect(different.length).toBeLessThan(names.size);
        await expect(
          section
            .getByRole('row')
            .filter({has: each.getByRole('rowheader', {name: words.refund, exact: true})})
            .getByRole('cell')
            .last(),
        ).toHaveText(facts[words.refund]!);
      }
      await page.getByRole('region', {name: words.comparison}).getByRole('button', {name: pair[0]!.code}).click();
      await expect(heading).toBeHidden();
      await expect(page.getByRole('search').getByRole('status').first()).toBeFocused();
      await expect(page.locator(`tbody input[value="${pair[0]!.code}"]`)).not.toBeChecked();
    });

    test('opens a country from the list of countries', async ({page}) => {
      await open(page, home);
      const name = new Intl.DisplayNames(locale, {type: 'region'}).of(country)!;
      for (const attempt of [1, 2]) {
        await page.getByRole('cell', {name, exact: true}).getByRole('link').click();
        await expectShown(page, inCountry);
        await expect(page.getByLabel(words.country, {exact: true})).toBeInViewport();
        await expect(page.getByRole('search').getByRole('status').first()).toBeFocused();
        await page.getByLabel(words.country, {exact: true}).selectOption('');
        await expectShown(page, services);
        expect(attempt).toBeLessThan(3);
      }
    });
  });

  test.describe(`for a country, ${home}`, () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      test(`shows the count and the first local method at ${width} × ${height}, and moves nothing on arrival`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height});
        const shift = await watchShifts(page);
        await open(page, `${home}?country=MX`);
        const [first] = inGroups(services.filter(isIn('MX')));
        expect(first!.countries).toEqual(['MX']);
        const box = await rowOf(page, first!).boundingBox();
        expect(box!.y + box!.height).toBeLessThanOrEqual(height);
        const count = await page.getByRole('search').getByRole('status').first().boundingBox();
        expect(count!.y).toBeGreaterThan(0);
        expect(count!.y + count!.height).toBeLessThanOrEqual(box!.y);
        expect(await shift()).toBe(0);
      });
    }

    test('lists its own methods before those of every country', async ({page}) => {
      await open(page, `${home}?country=${country}`);
      const name = new Intl.DisplayNames(locale, {type: 'region'}).of(country)!;
      const groupOf = (title: string) => page.getByRole('table', {name: title}).locator('tbody tr:visible');
      const own = inCountry.filter(({countries}) => countries.length === 1);
      await expect(groupOf(words.only(name))).toHaveCount(own.length);
      await expect(groupOf(words.every)).toHaveCount(inCountry.filter(({countries}) => countries.length === 0).length);
      await expectShown(page, inCountry);
      // Without the country the same rows are back in their families.
      await page.getByLabel(words.country, {exact: true}).selectOption('');
      await expectShown(page, services);
      await expect(page.locator('[data-service-list] tbody tr')).toHaveCount(services.length);
    });

    test('says in the place of the results that nothing fits, and which filter to remove', async ({page}) => {
      const name = new Intl.DisplayNames(locale, {type: 'region'}).of('MX')!;
      await open(page, `${home}?country=MX&q=pix`);
      await expect(page.getByText(words.nothing)).toBeInViewport();
      const ways = page.locator('p', {hasText: words.nothing}).locator('+ ul').getByRole('button');
      await expect(ways).toHaveCount(2);
      await page.getByRole('button', {name: words.without(name)}).click();
      await expectShown(
        page,
        services.filter(({title, code}) => /\bpix\b/i.test(`${title} ${code}`)),
      );
      await expect(page.getByRole('search').getByRole('status').first()).toBeFocused();
      await expect.poll(() => query(page)).toBe('?q=pix');
    });
  });

  test.describe(`without JavaScript, ${home}`, () => {
    test.use({javaScriptEnabled: false});

    test('is whole, and shows no control that does nothing', async ({page}) => {
      await openUnstarted(page, `${home}?country=${country}`);
      await expect(page.locator('tbody tr[data-values]:visible')).toHaveCount(services.length);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByRole('combobox', {name: words.country})).toHaveCount(0);
      await expect(page.getByRole('searchbox', {name: words.text})).toHaveCount(0);
      await expect(page.locator(`a[href*="?country=${country}"]`)).toHaveCount(1);
    });
  });
}

test('an address with a rare filter opens them, any other does not', async ({page}) => {
  const rare = page.getByRole('group', {name: 'Refund'});
  await open(page, `/services/?country=${country}&direction=payin&action=voucher`);
  await expect(rare).toBeHidden();
  await open(page, '/services/?refund=full');
  await expect(rare).toBeVisible();
  await expectShown(
    page,
    services.filter((service) => valuesOf(service).refund.includes('full')),
  );
});

test('the plain page moves nothing on arrival, and has its explanations before the list', async ({page}) => {
  const shift = await watchShifts(page);
  await open(page, '/services/');
  expect(await shift()).toBe(0);
  const tops = await page
    .locator('#families, #how-to-choose, #by-country, #all-services')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops.length).toBe(4);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect((await boxes(page).first().boundingBox())!.y).toBeGreaterThan(tops[3]!);
});

test('an old address of the list with a country shows the filters', async ({page}) => {
  await open(page, `/services/?country=${country}#all-services`);
  await expectShown(page, inCountry);
  await expect(page.getByLabel(languages.en.country, {exact: true})).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`\\?country=${country}$`));
});

test('the head of a table stays in sight below the bar of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `/services/?country=${country}`);
  await rowOf(page, inCountry.at(-5)!).scrollIntoViewIfNeeded();
  await expect(page.getByRole('table', {name: languages.en.every}).getByRole('columnheader').first()).toBeInViewport({
    ratio: 1,
  });
});

test('the number beside a value is what it leaves', async ({page}) => {
  await open(page, `/services/?country=${country}`);
  await page.getByRole('button', {name: 'More filters'}).click();
  const groups = page.getByRole('search').getByRole('group');
  await expect(groups).toHaveCount(5);
  let counted = 0;
  // A place in a list of roles costs a look at the role of each element, three times a box.
  const checkboxes = page.getByRole('search').locator('input[type=checkbox]');
  await expect(groups.getByRole('checkbox')).toHaveCount(await checkboxes.count());
  const labels = await checkboxes.evaluateAll((all) => all.map((box) => box.parentElement!.textContent.trim()));
  const empty: string[] = [];
  for (const [index, label] of labels.entries()) {
    const box = checkboxes.nth(index);
    const count = Number(/\((\d+)\)$/.exec(label)![1]);
    if (count === 0) {
      await expect(box, label).toBeDisabled();
      empty.push(label);
    } else {
      await box.check();
      await expect(shown(page), label).toHaveCount(count);
      await box.uncheck();
    }
    counted += 1;
  }
  expect(empty.length).toBeGreaterThan(0);
  expect(counted).toBe(
    new Set(
      services.flatMap((service) =>
        ['direction', 'integration', 'action', 'refund', 'recurring'].flatMap((filter) =>
          valuesOf(service)[filter as 'direction'].map((value) => `${filter}=${value}`),
        ),
      ),
    ).size,
  );
});

test('a country says how many services are its own, and one without any cannot be chosen', async ({page}) => {
  await open(page, '/services/');
  const own = services.filter(({countries}) => countries.includes(country)).length;
  const worldwide = services.filter(({countries}) => countries.length === 0).length;
  const option = page.getByLabel(languages.en.country, {exact: true}).locator(`option[value=${country}]`);
  await expect(option).toContainText(`(${own} + ${worldwide} worldwide)`);
  await page.getByLabel(languages.en.text, {exact: true}).fill('nequi');
  await expect(option).toBeDisabled();
  await expect(option).toContainText('(0)');
  await expect(page.locator('option[value=CO]')).toBeEnabled();
});

test('a box keeps the focus when its tick is removed, although it would find nothing', async ({page}) => {
  await open(page, `/services/?country=${country}&q=nequi&direction=payout`);
  const box = page.getByRole('group', {name: 'Direction'}).getByRole('checkbox', {name: /^payout/});
  await expect(box).toBeChecked();
  await box.press('Space');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await page.getByLabel(languages.en.text, {exact: true}).focus();
  await expect(box).toBeDisabled();
});

test('a row has the mark of its method or two letters, and a country its flag', async ({page}) => {
  await open(page, '/services/?country=BR');
  const row = (code: string) => page.locator('tr', {has: page.getByText(code, {exact: true})}).locator('th');
  const mark = row('pix/payin_hpp').locator('img');
  await expect(mark).toHaveJSProperty('complete', true);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(row('boleto/payin_hpp').locator('img')).toHaveCount(0);
  await expect(row('boleto/payin_hpp')).toHaveAttribute('data-mark', 'BO');
  const flag = page.getByRole('heading', {name: 'Brazil only'}).locator('img');
  await expect(flag).toHaveJSProperty('complete', true);
  expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('values of one filter widen what is found', async ({page}) => {
  const integrations = [...new Set(services.map(({integration}) => integration))];
  await open(page, `/services/?integration=${integrations[0]}`);
  await expectShown(
    page,
    services.filter(({integration}) => integration === integrations[0]),
  );
  await open(page, `/services/?integration=${integrations.join(',')}`);
  await expectShown(page, services);
  await open(page, `/services/?${integrations.map((value) => `integration=${value}`).join('&')}`);
  await expectShown(page, services);
});

test('back and forward go through the views, a typed text being one of them', async ({page}) => {
  await page.clock.install();
  await open(page, '/services/');
  await page.getByLabel(languages.en.country, {exact: true}).selectOption(country);
  await expectShown(page, inCountry);
  await expect(page.getByLabel(languages.en.country, {exact: true})).toHaveValue(country);
  // The reader makes no pause between the letters, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByLabel('Name or code').pressSequentially('zzzz');
  await expect(shown(page)).toHaveCount(0);
  expect(query(page)).toBe(`?country=${country}`);
  await page.clock.resume();
  await expect.poll(() => query(page)).toBe(`?q=zzzz&country=${country}`);
  await page.goBack();
  await expectShown(page, inCountry);
  await expect(page.getByLabel('Name or code')).toHaveValue('');
  await page.goBack();
  await expectShown(page, services);
  await expect(page.getByLabel(languages.en.country, {exact: true})).toHaveValue('');
  await page.goForward();
  await expectShown(page, inCountry);
  await expect(page.getByLabel(languages.en.country, {exact: true})).toHaveValue(country);
});

test('a page of a service leads back to the view that it was opened from', async ({page}) => {
  await open(page, `/services/?country=${country}`);
  await expectShown(page, inCountry);
  await rowOf(page, local).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/services/${local.code}$`));
  await page.goBack();
  await expectShown(page, inCountry);
});

test('the language menu keeps the view', async ({page}) => {
  await open(page, `/services/?country=${country}`);
  await page.getByRole('button', {name: /English/}).click();
  await page.getByRole('link', {name: 'Українська'}).click();
  await expect(page).toHaveURL(new RegExp(`/uk/services/\\?country=${country}$`));
  await hasStarted(page);
  await expectShown(page, inCountry);
});

for (const search of [
  '?country=<img src=x onerror=alert(1)>',
  '?country=%E0%A4%A&q=%',
  '?direction=constructor&compare=__proto__,../../etc/passwd',
  `?q=${'%F0%9F%92%B8'.repeat(500)}`,
]) {
  test(`a hostile address does no harm: ${search.slice(0, 40)}`, async ({page, baseURL}) => {
    const noise = listen(page, baseURL!);
    page.on('dialog', (dialog) => noise.messages.push(dialog.message()));
    await open(page, `/services/${search}`);
    await page.getByRole('searchbox', {name: 'Name or code'}).fill('');
    await expectShown(page, services);
    expect(await page.getByRole('search').locator('img, script').count()).toBe(0);
    expect(noise.messages).toEqual([]);
  });
}

test('at most four services are compared', async ({page}) => {
  await open(page, '/services/');
  const some = services.slice(0, 4);
  for (const {code} of some) await page.locator(`tbody input[value="${code}"]`).check();
  await expect(page.locator('tbody input[name="compare"]:not(:checked):enabled')).toHaveCount(
    some.length < 4 ? services.length - some.length : 0,
  );
  await open(
    page,
    `/services/?compare=${services
      .slice(0, 5)
      .map(({code}) => code)
      .join(',')}`,
  );
  await expect(page.getByRole('region', {name: 'Comparison of services'}).getByRole('columnheader')).toHaveCount(
    some.length + 1,
  );
  await expect(page.getByText('These parts of the address were not understood')).toHaveCount(
    services.length > 4 ? 1 : 0,
  );
});

test('facts that do not arrive can be asked for again', async ({page}) => {
  let isBroken = true;
  await page.route('**/services.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open(
    page,
    `/services/?compare=${services
      .slice(0, 2)
      .map(({code}) => code)
      .join(',')}`,
  );
  const section = page.getByRole('region', {name: 'Comparison of services'});
  await expect(section.getByRole('alert')).toContainText('The facts could not be loaded.');
  isBroken = false;
  await section.getByRole('button', {name: 'Try again'}).click();
  await expect(section.getByRole('columnheader')).toHaveCount(3);
});

test('the facts are asked for only when services are compared', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `/services/?country=${country}`);
  await expectShown(page, inCountry);
  expect(asked).not.toContain('/services.json');
  await open(
    page,
    `/services/?compare=${services
      .slice(0, 2)
      .map(({code}) => code)
      .join(',')}`,
  );
  await expect(page.getByRole('region', {name: 'Comparison of services'}).getByRole('columnheader')).toHaveCount(3);
  expect(asked).toContain('/services.json');
});

test('on a phone the rest of the filters opens on request, and nothing is wider than the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(
    page,
    `/services/?compare=${services
      .slice(0, 4)
      .map(({code}) => code)
      .join(',')}`,
  );
  await expect(page.getByRole('region', {name: 'Comparison of services'}).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('search').getByText('Direction', {exact: true})).toBeInViewport();
  const group = page.getByRole('group', {name: 'Integration'});
  await expect(group).toBeHidden();
  await page.getByRole('button', {name: 'More filters'}).click();
  await group.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', {name: 'More filters (1 in use)'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('both files are linked in both languages, and can be read', async ({page, request}) => {
  for (const prefix of ['', '/uk']) {
    await open(page, `${prefix}/services/`);
    const links = await page
      .locator('a[href$="services.csv"], a[href$="services.json"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links).toEqual([`${prefix}/services.csv`, `${prefix}/services.json`]);
    const csv = await (await request.get(links[0]!)).text();
    const json = (await (await request.get(links[1]!)).json()) as {code: string}[];
    expect(json.map(({code}) => code)).toEqual(services.map(({code}) => code));
    expect(csv.trimEnd().split('\r\n').length).toBe(services.length + 1);
  }
});
