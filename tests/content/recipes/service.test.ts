/** README, “How to add”: a service. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseDocument} from 'yaml';
import {copyOfSite, edit, passedTests, runIn} from '../../support/copyOfSite';
import {npmRun} from '../../support/npmRun';

const code = 'lumen/payin_hpp';
const ukrainianPages = 'i18n/uk/docusaurus-plugin-content-docs/current';

/** What a person writes for an invented method, by file and place; undefined where the key is removed. */
const values: Record<string, Record<string, unknown>> = {
  [`src/data/services/${code}.yaml`]: {
    '/id': 8901,
    '/title': 'Lumen pay-in, hosted payment page',
    '/family': 'wallets',
    '/method': 'Lumen',
    '/flow': 'redirect',
    '/countries': ['PT'],
    '/currencies': ['EUR'],
    '/limits/0/currency': 'EUR',
    '/limits/0/smallest': '1.00',
    '/limits/0/largest': '500.00',
    '/limits/0/example': '25.00',
    '/time_to_final/typical_seconds': 20,
    '/time_to_final/typical_from': 'from the confirmation in the app',
    '/time_to_final/longest_seconds': 900,
    '/time_to_final/longest_why': 'when the payer does not confirm',
    '/expiry/default_seconds': 900,
    '/expiry/shortest_seconds': 300,
    '/expiry/longest_seconds': 900,
    '/refund/mode': 'partial',
    '/refund/until_days': 180,
    '/refund/to': 'to the balance used for the payment',
    '/chargeback/kind': 'fraud_return',
    '/chargeback/until_days': 90,
    '/chargeback/by': 'complaint procedure',
    '/fields': [
      {use: 'email', is_required: true},
      {use: 'return_url', is_required: true},
    ],
    '/failure_reasons': ['payer_cancelled', 'payer_timeout', 'insufficient_funds'],
    '/rules': [{code: 'confirmation', topic: 'payment', text: 'The payer confirms each payment in the app.'}],
  },
  [`docs/services/${code}.mdx`]: {
    '/title': 'Lumen pay-in, hosted payment page',
    '/description':
      'Accept payments by Lumen in Portugal: fields, example messages, statuses, failures and test inputs.',
    '/keywords': undefined,
  },
  [`i18n/uk/data/services/${code}.yaml`]: {
    '/title': 'Lumen: платіж через платіжну сторінку',
    '/time_to_final/typical_from': 'після підтвердження в застосунку',
    '/time_to_final/longest_why': 'якщо платник не підтвердив платежу',
    '/refund/to': 'на баланс, з якого надійшов платіж',
    '/chargeback/by': 'процедура скарги',
  },
  [`${ukrainianPages}/services/${code}.mdx`]: {
    '/title': 'Lumen: платіж через платіжну сторінку',
    '/description':
      'Як приймати платежі через Lumen у Португалії: поля, приклади повідомлень, статуси, відмови й тести.',
    '/keywords': undefined,
  },
};

const linesOf = (said: string): string[] => said.trim().split('\n');

/** `file: place` of each value that a run names as empty. */
const emptyIn = (said: string): string[] =>
  linesOf(said).flatMap((line) => /^(\S+: \/\S+) is empty\. Write .+: ./.exec(line)?.[1] ?? []);

/** Sets values in YAML by their places, and removes those that are undefined. */
function fill(text: string, places: Record<string, unknown>): string {
  const document = parseDocument(text);
  for (const [place, value] of Object.entries(places)) {
    const keys = place
      .slice(1)
      .split('/')
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) document.deleteIn(keys);
    else document.setIn(keys, document.createNode(value));
  }
  return document.toString();
}

// The last run of tests loads all services.
test('a new service: its files are written, all that they lack is named at once, and then loaders and tests accept it', () => {
  const copy = copyOfSite();
  const files = Object.keys(values);
  const first = npmRun('new', ['service', code], copy);
  expect(first.status, first.said).toBe(1);
  expect(
    linesOf(first.said)
      .filter((line) => line.endsWith(': written'))
      .sort(),
  ).toEqual(files.map((file) => `${file}: written`).sort());
  for (const file of files) expect(fs.existsSync(path.join(copy, file)), file).toBe(true);
  expect(emptyIn(first.said).sort()).toEqual(
    Object.entries(values)
      .flatMap(([file, places]) => Object.keys(places).map((place) => `${file}: ${place}`))
      .sort(),
  );
  const marks = linesOf(first.said).filter((line) => / has no text\. Write as in (docs|i18n)\//.test(line));
  for (const file of files.filter((name) => name.endsWith('.mdx')))
    expect(marks.filter((line) => line.startsWith(`${file}: line `)).length, file).toBeGreaterThan(5);
  expect(first.said).toContain(`src/data/sidebar.yaml: there is no services/${code}.`);

  for (const [file, places] of Object.entries(values)) {
    edit(path.join(copy, file), (text) =>
      file.endsWith('.yaml')
        ? fill(text, places)
        : text
            .replace(/(?<=^---\n)[^]*?(?=---$)/m, (head) => fill(head, places))
            .replace(/\{\/\* Write .*? \*\/\}/g, 'Lumen'),
    );
  }
  edit(path.join(copy, 'src/data/sidebar.yaml'), (text) =>
    text.replace(/(?<=landing: services\/wallets\/index\n +items:\n)/, `          - services/${code}\n`),
  );

  // The texts of items are known only now.
  const second = npmRun('new', ['service', code], copy);
  expect(linesOf(second.said)).toEqual([
    `i18n/uk/data/services/${code}.yaml: /rules is missing. Translate {"confirmation":{"text":"The payer confirms each payment in the app."}}.`,
  ]);
  edit(path.join(copy, `i18n/uk/data/services/${code}.yaml`), (text) =>
    fill(text, {'/rules': {confirmation: {text: 'Кожен платіж платник підтверджує в застосунку.'}}}),
  );
  runIn(copy, 'stamp', [`services/${code}`, `data/services/${code}.yaml`]);

  expect(runIn(copy, 'new', ['service', code]).trim()).toBe(
    `Nothing is missing. npm run test:changed tests the service ${code}.`,
  );
  expect(passedTests(copy, ['services', 'parity'], code)).toBeGreaterThanOrEqual(6);
});

test('a new service with a code of another form, or another kind of thing, is refused with what to write', () => {
  for (const [words, sentence] of [
    [['service', 'Lumen'], 'Lumen is no code of a service. Write <method>/<name>, such as ideal/payin_hpp.'],
    [['planet', code], 'Write npm run new -- service <code>, with a code such as ideal/payin_hpp.'],
  ] as const) {
    const {status, said} = npmRun('new', [...words]);
    expect([status, said.trim()]).toEqual([1, sentence]);
  }
});
