import {describe, expect, test} from 'vitest';
import {loadLabels} from '../../src/content/core/labels';
import {locales} from '../../src/content/core/locales';
import {diagnose, fixOf, languages, mistakeIds, mistakesOf, schemes, type Scheme} from '../../src/sandbox/diagnose';
import {canBeBoth} from '../../src/sandbox/diagnose/mistakes';
import type {Mistake} from '../../src/sandbox/diagnose/mistake';
import {sign, type Signing} from '../../src/sandbox/diagnose/signing';
import {exampleNotification} from '../../src/content/signing/exchangeKey';
import {genuine, signingOfGenuine, type Genuine} from '../support/signatureCases';
import {exchangeCases, exchangeNotification} from '../support/exchangeCases';

/** Messages in which every mistake can be made. */
const bodies = [
  '{"external_id":"order-1012","amount":"10.00","description":"Комп’ютер & ї <b>","return_url":"https://shop.example/?note=a%20b","payer":{"phone":"+5511987654321","name":" Ana "},"empty":"","none":null,"ok":true}',
  '{\n  "id": "evt_1",\n  "created_at": "2025-03-14T09:20:00Z",\n  "data": {"id": "trx_8", "external_id": "order-1002", "amount": 150}\n}\n',
  '\uFEFF{"a":"Комп\'ютер","b":"caf\u00e9 \\u0456","c":"a\\/b"}',
  '{}',
];
const fields = [
  ['amount', '15000'],
  ['callback_created_at', '2025-03-14 11:27:41'],
  ['description', "~Комп’ютер + (ї)*!' %20"],
  ['Shop', ' two\n'],
  ['empty', ''],
  ['is_test', 'true'],
  ['state', '100'],
  ['status', 'success'],
] as const;

/** The notification of the contract, one whose number JavaScript rounds, and one whose data is an object. */
const notifications = [
  exampleNotification().body,
  '{"bizType":"PAY","data":"{\\"totalFee\\":49.90}","bizIdStr":"311942876150439937","bizId":311942876150439937}',
  '{"bizType":"PAY","data":{"totalFee":49.90},"bizIdStr":"311942876150439937","bizId":311942876150439940}',
];

function messagesOf(scheme: Scheme): Genuine[] {
  if (scheme === 'binance_pay') return [...notifications, ...bodies].map((body) => genuine(scheme, body));
  return scheme === 'v1_get_callback'
    ? [
        genuine(scheme, '', fields),
        genuine(scheme, '', [...fields].reverse()),
        genuine(scheme, '', [
          ['\uFEFFid', '1'],
          ['text', 'Ð§'],
          ['id', '2'],
          ['id', '3'],
        ]),
      ]
    : bodies.map((body) => genuine(scheme, body));
}

/** Messages that show a mistake, which no signature can prove: what differs from a genuine one. */
const shown: Record<
  string,
  {scheme: Scheme; change: (genuine: Genuine, right: string) => Parameters<typeof diagnose>[0]}
> = {
  auth_absent: {
    scheme: 'v1_request',
    change: ({withSignature}) => ({...withSignature(''), body: text('{"point":1042}')}),
  },
  nonce_absent: {
    scheme: 'v1_request',
    change: ({withSignature}) => ({...withSignature(''), body: text('{"auth":{"point":1042,"key":1,"hash":"00"}}')}),
  },
  header_missing: {
    scheme: 'v2_request',
    change: ({withSignature}, right) => without(withSignature(right), 'Gateway-Point'),
  },
  signature_missing: {scheme: 'v2_request', change: ({withSignature}) => withSignature('')},
  point_unknown: {
    scheme: 'v2_request',
    change: ({withSignature}, right) => headed(withSignature(right), {'Gateway-Point': '7'}),
  },
  key_revoked: {
    scheme: 'v2_request',
    change: ({withSignature}, right) => headed(withSignature(right), {'Gateway-Key': '9'}),
  },
  timestamp_malformed: {
    scheme: 'v2_callback',
    change: ({withSignature}) => headed(withSignature('v1,AA=='), {'webhook-timestamp': '2025-03-14'}),
  },
  invisible_in_header: {
    scheme: 'v2_callback',
    change: ({withSignature}, right) => withSignature(`${right}\u00A0`),
  },
  stale_timestamp: {
    scheme: 'v2_callback',
    change: ({withSignature}, right) => ({...withSignature(right), now: 1741944413 + 301}),
  },
  future_timestamp: {
    scheme: 'v2_callback',
    change: ({withSignature}, right) => ({...withSignature(right), now: 1741944413 - 301}),
  },
  nonce_reused: {
    scheme: 'v1_request',
    change: ({withSignature}, right) => ({...withSignature(right), usedNonces: ['8f14e45fceea167a']}),
  },
  nonce_changed: {
    scheme: 'v1_request',
    change: ({withSignature, secret}) => {
      const ownString = text(`1042:1:another-nonce:${secret}`);
      const signing = signingOfGenuine(genuine('v1_request', '{}'));
      return {...withSignature(sign({...signing, finish: () => ownString})!), ownString};
    },
  },
  string_differs: {
    scheme: 'v2_request',
    change: (message) => {
      const ownString = text('something else');
      return {...message.withSignature(sign({...signingOfGenuine(message), finish: () => ownString})!), ownString};
    },
  },
  secret_masked: {
    scheme: 'v2_request',
    change: ({withSignature}) => ({...withSignature('00'), secrets: ['test_secret_****']}),
  },
  body_compressed: {
    scheme: 'v2_callback',
    change: ({withSignature}) => ({...withSignature('v1,AA=='), body: Uint8Array.of(0x1f, 0x8b, 8, 0)}),
  },
  percent_broken: {
    scheme: 'v1_get_callback',
    change: ({withSignature}) => ({...withSignature('00'), target: '/?a=10%&sign=00'}),
  },
};

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
function headed<Message extends {headers: Readonly<Record<string, string>>}>(
  message: Message,
  headers: Record<string, string>,
): Message {
  return {...message, headers: {...message.headers, ...headers}};
}
function without<Message extends {headers: Readonly<Record<string, string>>}>(message: Message, name: string): Message {
  return {...message, headers: Object.fromEntries(Object.entries(message.headers).filter(([key]) => key !== name))};
}

/** The first ways of making each mistake that change the signature of a message. */
function* madeIn(message: Genuine): Generator<{id: string; signature: string}> {
  const right = signingOfGenuine(message);
  const rightSignature = sign(right);
  for (const {id, make, makeRarely} of mistakesOf(message.scheme)) {
    for (const way of [make, makeRarely]) {
      let ways = 0;
      for (const made of way?.(right) ?? []) {
        const signature = sign(made);
        if (signature === null || signature === rightSignature) continue;
        yield {id, signature};
        if ((ways += 1) >= 4) break;
      }
    }
  }
}

/** The mistakes that a test of this file has made or shown. */
const covered = new Set<string>();

describe.each(schemes)('%s', (scheme) => {
  test('each mistake, made, is named', () => {
    const made = messagesOf(scheme).flatMap((message) =>
      [...madeIn(message)].map(({id, signature}) => ({id, found: diagnose(message.withSignature(signature))})),
    );
    for (const {id} of made) covered.add(id);
    expect(made.length).toBeGreaterThan(100);
    expect(
      made
        .filter(({id, found}) => ![...found.mistakes, ...found.also].includes(id))
        .map(({id, found}) => `${id}: ${found.verdict} ${found.mistakes.join(' + ')}`),
    ).toEqual([]);
  });
});

test.each(Object.entries(shown))('%s is seen', (id, {scheme, change}) => {
  const message = genuine(scheme, bodies[0]!, fields);
  const {verdict, mistakes} = diagnose(change(message, sign(signingOfGenuine(message))!));
  expect({verdict, mistakes}).toEqual({verdict: 'named', mistakes: [id]});
  covered.add(id);
});

test.each(Object.entries(exchangeCases))('a notification of Binance Pay shows %s', (id, change) => {
  const {verdict, mistakes} = diagnose(change(exchangeNotification()));
  expect({verdict, mistakes}).toEqual({verdict: 'named', mistakes: id.split(' + ')});
  for (const one of mistakes) covered.add(one);
});

test('one of two signatures that is right is correct, with a hint', () => {
  const message = genuine('v2_callback', bodies[0]!);
  const right = sign(signingOfGenuine(message))!;
  const {verdict, hints} = diagnose(message.withSignature(`v1,AAAA ${right}`));
  expect({verdict, hints}).toEqual({verdict: 'correct', hints: ['first_signature_only']});
  covered.add('first_signature_only');
});

test('every mistake has a case above', () => {
  expect(mistakeIds.filter((id) => !covered.has(id))).toEqual([]);
  expect(mistakeIds.length).toBeGreaterThanOrEqual(100);
});

test('every mistake has its texts in every language, and no text is left over', () => {
  for (const {code} of locales) {
    const ids = [...loadLabels(code).keys()].filter((key) => key.startsWith('signatureMistake.'));
    const wanted = mistakeIds.flatMap((id) => [`signatureMistake.${id}.name`, `signatureMistake.${id}.text`]);
    expect(ids.sort(), code).toEqual(wanted.sort());
  }
});

test('every mistake has code in every language for each of its schemes', () => {
  let looked = 0;
  for (const scheme of schemes) {
    for (const {id, fix} of mistakesOf(scheme)) {
      for (const {id: language} of languages) {
        expect(fixOf(fix, scheme)[language], `${id}, ${scheme}, ${language}`).toMatch(/\S/);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

test('a signature that no mistake gives is not named, and what was tried is ruled out', () => {
  for (const scheme of schemes) {
    const {verdict, mistakes, ruledOut} = diagnose(
      genuine(scheme, bodies[0]!, fields).withSignature(
        scheme === 'binance_pay' ? '0'.repeat(64) : 'v1,not-a-signature',
      ),
    );
    expect({verdict, mistakes}, scheme).toEqual({verdict: 'unnamed', mistakes: []});
    expect(ruledOut.length, scheme).toBeGreaterThan(20);
    expect(ruledOut, scheme).toContain(scheme === 'binance_pay' ? 'data_parsed' : 'wrong_secret');
  }
});

/** A generator of numbers below 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The ways to make a mistake that give another signature than these. */
function waysOf({make}: Mistake, signing: Signing, others: readonly (string | null)[]): Signing[] {
  return [...make!(signing)].filter((way) => ![null, ...others].includes(sign(way)));
}

/** Makes one or two mistakes at random; null if they change nothing. */
function makeAtRandom(
  random: () => number,
  count: number,
): {message: Genuine; ids: string[]; signature: string} | null {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  // A message with a repeated parameter shows a mistake already.
  const message = pick(messagesOf(pick(schemes)).slice(0, 2));
  const right = signingOfGenuine(message);
  let signing: Signing = right;
  const chosen: Mistake[] = [];
  for (let at = 0; at < count; at += 1) {
    const known = mistakesOf(message.scheme);
    const mistake = pick(known.filter((one) => one.make && chosen.every((other) => canBeBoth(other, one, true))));
    // A mistake that replaces the first one is made alone.
    const alone = [...mistake.make!(right)].map(sign);
    const ways = waysOf(mistake, signing, [sign(signing), sign(right), ...(at > 0 ? alone : [])]);
    if (ways.length === 0) return null;
    signing = pick(ways);
    chosen.push(mistake);
  }
  return {message, ids: chosen.map(({id}) => id), signature: sign(signing)!};
}

const seed = 20250314;

test.each([
  {count: 1, cases: 1000},
  {count: 2, cases: process.env.TEST_FULL ? 1000 : 100},
])(
  'of $cases times $count mistakes made at random, at least 99 of 100 are named',
  ({count, cases}) => {
    const random = generator(seed + count);
    const wrong: string[] = [];
    let made = 0;
    while (made < cases) {
      const one = makeAtRandom(random, count);
      if (one === null) continue;
      made += 1;
      const {mistakes, also} = diagnose(one.message.withSignature(one.signature));
      const isNamed = count === 1 ? [...mistakes, ...also].includes(one.ids[0]!) : isSameSet(mistakes, one.ids);
      if (!isNamed)
        wrong.push(`${one.message.scheme}: ${one.ids.join(' + ')} was named ${mistakes.join(' + ') || 'nothing'}`);
    }
    expect(wrong.length, `seed ${seed}:\n${wrong.join('\n')}`).toBeLessThanOrEqual(cases / 100);
  },
  // Two mistakes at once are tens of thousands of signatures; all cases take minutes.
  1_200_000,
);

test.each<[Scheme, string, string, string]>([
  ['binance_pay', 'data_parsed', 'object_printed', notifications[1]!],
  ['binance_pay', 'data_parsed', 'wrong_charset', notifications[1]!],
  ['binance_pay', 'number_rounded', 'form_encoded', notifications[1]!],
  ['binance_pay', 'part_missing', 'reserialised_json', notifications[1]!],
  ['binance_pay', 'part_missing', 'other_order', notifications[1]!],
  ['binance_pay', 'other_order', 'last_line_feed_missing', notifications[1]!],
  ['v2_callback', 'id_changed', 'body_empty', bodies[1]!],
  ['v2_callback', 'timestamp_from_body', 'body_empty', bodies[1]!],
])('of %s, %s before %s is named', (scheme, first, second, body) => {
  const message = genuine(scheme, body);
  const right = signingOfGenuine(message);
  const mistakeOf = (id: string): Mistake => mistakesOf(scheme).find((one) => one.id === id)!;
  const alone = [right, ...mistakeOf(second).make!(right)].map(sign);
  const made = waysOf(mistakeOf(first), right, alone).flatMap((one) =>
    waysOf(mistakeOf(second), one, [sign(one), ...alone]).slice(0, 2),
  );
  expect(made.length).toBeGreaterThan(0);
  const found = made.map((both) => diagnose(message.withSignature(sign(both)!)).mistakes);
  expect(found.filter((ids) => !isSameSet(ids, [first, second]))).toEqual([]);
});

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((one) => right.includes(one));
}

test('without a secret of the reader, the published ones are tried', () => {
  for (const scheme of schemes) {
    const message = genuine(scheme, bodies[0]!, fields);
    const pasted = {...message.withSignature(sign(signingOfGenuine(message))!), secrets: []};
    expect(diagnose(pasted).verdict, scheme).toBe('correct');
  }
});
