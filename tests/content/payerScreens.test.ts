/** The drawn screens of payers: which services have them, and where their values are from. */
import {expect, test} from 'vitest';
import {locales} from '../../src/content/core/locales';
import {loadLabels} from '../../src/content/core/labels';
import {text, twinOf, type Node} from '../../src/content/core/markdown';
import {exchangesOf} from '../../src/content/examples/serviceExamples';
import {loadService, loadServices, type Service} from '../../src/content/services/services';
import {createPage} from '../../src/pages/page';
import {payerScreens} from '../../src/pages/payer';
import {screensOf, type PayerScreen} from '../../src/pages/payer/screens';
import {readText} from '../support/files';

const services = loadServices();
const pageOf = ({code}: Service, locale: 'en' | 'uk') => createPage(`services/${code}`, locale, {service: code});
const screensIn = (service: Service, locale: 'en' | 'uk') =>
  screensOf(loadService(service.code, locale), pageOf(service, locale));

/** Digits and letters alone: screens group numbers and write amounts as the language does. */
const bare = (value: string): string => value.replace(/[\s.,]/gu, '');

/** What the example and the record of a service contain, in which a value has to occur. */
function sourceOf(service: Service): string {
  return JSON.stringify([exchangesOf(service), service.shown ?? {}, service.chosen ?? {}, service.limits]);
}

test('every service in which someone acts has screens, from the first page to the result', () => {
  let drawn = 0;
  for (const service of services) {
    const screens = screensIn(service, 'en');
    const acts = service.payer_action.some((action) => action !== 'none');
    if (acts) expect(screens.length, service.code).toBeGreaterThan(1);
    // A check of an account or a card has no screen of its own.
    const isCheck = service.flow === 'check' || service.code === 'card/verify_h2h';
    expect(screens.length === 0, service.code).toBe(isCheck);
    expect(screens.length, service.code).toBeLessThan(7);
    if (screens.length > 0) expect(screens.at(-1)!.kind, service.code).toBe('result');
    drawn += screens.length;
  }
  console.log(`screens of payers: ${drawn}`);
});

test('each kind of step is drawn by the screen that its action asks for', () => {
  const kindsOf = (code: string) => screensIn(loadService(code), 'en').map(({kind}) => kind);
  expect(kindsOf('card/payin_h2h')).toEqual(['card', 'challenge', 'result']);
  expect(kindsOf('card/payin_form')).toEqual(['checkout', 'card', 'challenge', 'result']);
  expect(kindsOf('pix/payin_h2h')).toEqual(['checkout', 'qr', 'app', 'result']);
  expect(kindsOf('pse/payin_hpp')).toEqual(['checkout', 'page', 'bank', 'result']);
  expect(kindsOf('oxxo/payin_h2h')).toEqual(['checkout', 'voucher', 'receipt', 'result']);
  expect(kindsOf('uzcard/payin_h2h')).toEqual(['card', 'otp', 'otp', 'result']);
  expect(kindsOf('mobile_money/mtn_gh_payin_h2h')).toEqual(['checkout', 'waiting', 'prompt', 'result']);
  expect(kindsOf('spei/payin_h2h')).toEqual(['checkout', 'transfer', 'send', 'result']);
  expect(kindsOf('crypto/btc_payin_h2h')).toEqual(['checkout', 'crypto', 'wallet', 'result']);
  expect(kindsOf('pix/payout_h2h')).toEqual(['credit', 'result']);
});

test('a code that the example does not have has as many dots as the field that takes it', () => {
  const dots = (code: string, kind: string, label: string) =>
    screensIn(loadService(code), 'en')
      .find((screen) => screen.kind === kind)!
      .rows.find((row) => row.label === label)!.text;
  expect(dots('blik/payin_hpp', 'code', 'Code')).toBe('••••••');
  expect(dots('blik/payin_hpp', 'page', 'Code')).toBe('••••••');
  expect(dots('card/payin_form', 'card', 'Security code')).toBe('•••');
  // Nothing says how long these are.
  expect(dots('card/payin_form', 'challenge', 'One-time code')).toBe('••••');
});

for (const {code: locale} of locales) {
  test(`${locale}: every value on a screen is one of the example or the record, and shows it as it is`, () => {
    let checked = 0;
    for (const service of services) {
      const source = sourceOf(service);
      for (const {kind, rows, qr, host} of screensIn(service, locale)) {
        const where = `${service.code}: ${kind}`;
        for (const {label, text: shown, from} of rows) {
          if (from === undefined) {
            // The name of a method may contain a number, as TRC-20 does.
            if (shown === service.method) continue;
            expect(shown, `${where}: ${label} has no source, so it shows no number`).not.toMatch(/\d/);
            continue;
          }
          checked += 1;
          expect(source, `${where}: ${label}`).toContain(from);
          // A time is shown as what is left of it, and of a card the end and the month are shown.
          const isPart = /^\d{4}-\d\d-\d\dT/.test(from) || /^•+ \d{4}$|^\d\d\/\d\d$/.test(shown);
          if (!isPart) expect(bare(shown), `${where}: ${label}`).toContain(bare(from));
        }
        for (const value of [qr, host])
          if (value !== undefined) expect(source, where).toContain(JSON.stringify(value).slice(1, -1));
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });
}

test('the screens of a service are the same in every language, but for their words', () => {
  const shapeOf = ({kind, host, rows, qr}: PayerScreen) => [
    kind,
    host,
    qr,
    rows.map(({from, isEntered}) => [from, isEntered]),
  ];
  const [first, ...others] = locales.map(({code}) => code);
  for (const service of services)
    for (const other of others)
      expect(screensIn(service, other).map(shapeOf), service.code).toEqual(screensIn(service, first!).map(shapeOf));
});

test('every label of the screens is in use and in every language', () => {
  const used = new Set<string>();
  for (const service of services) {
    const page = pageOf(service, 'en');
    const t: typeof page.t = (id, variables) => {
      used.add(id);
      return page.t(id, variables);
    };
    payerScreens(service, {...page, t});
  }
  const all = locales.map(({code}) => [...loadLabels(code).keys()].filter((id) => id.startsWith('payer.')).toSorted());
  for (const ids of all) expect(ids).toEqual(all[0]);
  // The title of a result is the text of the record where it has one.
  expect(all[0]!.filter((id) => !used.has(id))).toEqual([]);
});

test('the twin has one line per screen, with its values', () => {
  for (const service of services) {
    const screens = screensIn(service, 'en');
    const figure = payerScreens(service, pageOf(service, 'en')).at(-1);
    if (!figure) continue;
    const [, lines] = twinOf(figure) as [Node, Node & {children: Node[]}];
    expect(lines.children.length, service.code).toBe(screens.length);
    for (const [index, {title, rows}] of screens.entries())
      for (const words of [title, ...rows.map((row) => row.text)])
        expect(text(lines.children[index]!), service.code).toContain(words);
  }
});

test('the styles of the screens are no larger than three kilobytes, because pages carry them', () => {
  expect(Buffer.byteLength(readText('src/pages/payer/payer.css'))).toBeLessThanOrEqual(3000);
});
