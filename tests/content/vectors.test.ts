import {spawnSync} from 'node:child_process';
import {createHash, createHmac} from 'node:crypto';
import {Webhook} from 'standardwebhooks';
import {describe, expect, test} from 'vitest';
import {loadContract, webhook} from '../../src/content/contract/contract';
import {readErrorCodes} from '../../src/content/contract/contractErrors';
import {locales} from '../../src/content/core/locales';
import {text, type Node} from '../../src/content/core/markdown';
import {httpMessage, opensslRecipe} from '../../src/content/signing/signedMessage';
import {examplePoint, loadTestKeys} from '../../src/content/core/testKeys';
import {loadWorld} from '../../src/content/examples/world';
import {
  buildVectors,
  loadMistakes,
  loadVector,
  loadVectors,
  loadWeaknesses,
  schemes,
  vectorBody,
  vectorFiles,
  vectorStringToSign,
  type Authored,
  type VectorScheme,
  type Vector,
} from '../../src/content/signing/vectors';
import type {Callback} from '../../src/types/contract/v1';
import {renderCallback} from '../../src/gateway';
import {v1GetCallbackReasons, v1PostCallbackReasons, v2CallbackReasons} from '../../src/gateway/values/signing';
import {build as buildMistakes} from '../../src/pages/facts/mistakes';
import {createPage} from '../../src/pages/page';

const keys = loadTestKeys();

function childrenOf(node: Node): Node[] {
  return 'children' in node ? node.children : [];
}

/** Ways to go wrong. A scheme refuses each one, unless it is listed here as accepted because the scheme cannot tell. */
const negatives = [
  'reserialised_json',
  'other_key_order',
  'trailing_newline',
  'byte_order_mark',
  'plus_as_space',
  'double_percent_encoding',
  'empty_dropped',
  'unicode_normalised',
  'apostrophe_straight',
  'apostrophe_modifier_letter',
  'number_rewritten',
  'wrong_secret',
  'soft_hyphen_in_secret',
  'stale_timestamp',
  'upper_case_hex',
];
const toldApartByAuth = ['byte_order_mark', 'wrong_secret', 'soft_hyphen_in_secret', 'upper_case_hex'];
const blindToBody = negatives.filter((name) => !toldApartByAuth.includes(name));
const blind: Record<VectorScheme, string[]> = {
  v2_request: [],
  v2_callback: [],
  v1_request: blindToBody,
  v1_post_callback: blindToBody,
  v1_get_callback: ['reserialised_json', 'other_key_order', 'stale_timestamp'],
};

const inBodies = [
  '""',
  ':null',
  '[]',
  '{}',
  '[{',
  ':true',
  '10.00',
  '1e3',
  '\\u04',
  '\\/',
  '\\"',
  'ґ',
  'є',
  '’',
  '\u0457',
  '\u0456\u0308',
  '🎁',
  '\n',
];
const inQueries = [
  '=&',
  '=true',
  '%20',
  '%2B',
  '+',
  '~',
  '%0A',
  '%D2%91',
  '%E2%80%99',
  '%D1%97',
  '%D1%96%CC%88',
  '%F0%9F%8E%81',
  '%d0',
];

/** What Node.js makes of a string to sign. */
function signatureOf(scheme: VectorScheme, vector: Vector): string {
  const bytes = vectorStringToSign(vector);
  const [first, second] = ['1', '2'].map((key) => keys.request_secrets['1042']![key]!);
  switch (scheme) {
    case 'v2_callback': {
      const key = Buffer.from(keys.callback_secrets.current.replace('whsec_', ''), 'base64');
      return `v1,${createHmac('sha256', key).update(bytes).digest('base64')}`;
    }
    case 'v2_request':
      return createHmac('sha256', vector.headers['Gateway-Key'] === '2' ? second! : first!)
        .update(bytes)
        .digest('hex');
    case 'v1_get_callback':
      return createHmac('sha256', first!).update(bytes).digest('hex');
    default:
      return createHash('sha256').update(bytes).digest('hex');
  }
}

/** What the string to sign of a vector is made of, written without the code under test. */
function expectedString(scheme: VectorScheme, vector: Vector): Buffer | null {
  const {headers, name} = vector;
  const body = vectorBody(vector);
  if (scheme === 'v2_callback') {
    return Buffer.concat([
      Buffer.from(`${headers['webhook-id'] ?? headers['Webhook-Id']}.${headers['webhook-timestamp']}.`),
      body,
    ]);
  }
  if (scheme === 'v2_request') {
    return Buffer.concat([Buffer.from(`${headers['Gateway-Timestamp']}.${vector.method}.${vector.path}.`), body]);
  }
  if (scheme === 'v1_get_callback') {
    if (['percent_broken', 'parameter_repeated', 'status_appended'].includes(name)) return null;
    const pairs = vector
      .query!.replaceAll('+', '%2B')
      .split('&')
      .filter(Boolean)
      .map((pair) => [...new URLSearchParams(pair)][0]!);
    const encode = (text: string): string =>
      encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    const sorted = pairs
      .filter(([parameter]) => parameter !== 'sign')
      .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    return Buffer.from(sorted.map((pair) => pair.map(encode).join('=')).join('&'));
  }
  const parts = ['point', 'key', 'nonce'].map(
    (part) => new RegExp(`"${part}":\\s*"?([\\w-]+)`).exec(vector.body ?? '')?.[1],
  );
  if (parts.includes(undefined)) return null;
  return Buffer.from(
    `${parts.join(':')}:${keys.request_secrets['1042']![parts[1]!] ?? keys.request_secrets['1042']!['1']}`,
  );
}

for (const scheme of schemes) {
  describe(`the vectors of ${scheme}`, () => {
    const file = loadVectors(scheme);
    const of = (result: string) => file.vectors.filter(({expected}) => expected.result === result);

    test('are published as JSON, at least ten of them valid', () => {
      const published = JSON.parse(vectorFiles()[`vectors/${scheme}.json`]!) as typeof file;
      expect(published).toEqual(JSON.parse(JSON.stringify(file)));
      expect(of('valid').length).toBeGreaterThanOrEqual(10);
      expect(of('accepted').length).toBeGreaterThan(0);
    });

    test('hold every mistake, refused where the scheme can tell, else with the weakness', () => {
      const refused = of('refused').map(({name}) => name);
      const accepted = of('accepted').map(({name}) => name);
      expect(refused).toEqual(expect.arrayContaining(negatives.filter((name) => !blind[scheme].includes(name))));
      expect(accepted).toEqual(expect.arrayContaining(blind[scheme]));
    });

    test('hold empty values, nested objects, numbers, escapes, Cyrillic and both forms of Unicode', () => {
      const messages = of('valid').map((vector) => vector.query ?? new TextDecoder().decode(vectorBody(vector)));
      for (const part of scheme === 'v1_get_callback' ? inQueries : inBodies) {
        expect(
          messages.some((message) => message.includes(part)),
          JSON.stringify(part),
        ).toBe(true);
      }
    });

    test('differ from each other', () => {
      const messages = file.vectors.map(({name: _, description: __, expected: ___, ...vector}) =>
        JSON.stringify(vector),
      );
      // A replay is, to the byte, the message that it repeats.
      const repeated = messages.filter((message, index) => messages.indexOf(message) !== index);
      expect(repeated.length).toBeLessThanOrEqual(1);
    });

    test('have the signature that Node.js computes over their string to sign', () => {
      for (const vector of file.vectors) {
        if (vector.name !== 'key_revoked') expect(vector.signature, vector.name).toBe(signatureOf(scheme, vector));
      }
    });

    test('have a string to sign that is made of what arrives', () => {
      let count = 0;
      for (const vector of file.vectors) {
        if (['id_changed', 'timestamp_malformed'].includes(vector.name)) continue;
        const expected = expectedString(scheme, vector);
        if (expected === null) continue;
        expect(Buffer.from(vectorStringToSign(vector)).toString(), vector.name).toBe(expected.toString());
        count++;
      }
      expect(count).toBeGreaterThan(40);
    });

    test('have a mistake for each refusal, in every language', () => {
      const refused = of('refused').map(({name}) => name);
      for (const {code} of locales) {
        const mistakes = loadMistakes(scheme, code);
        expect(mistakes.map(({vector}) => vector)).toEqual(refused);
        const symptoms = mistakes.map(({symptom}) => symptom);
        expect(new Set(symptoms).size, 'symptoms that differ').toBe(symptoms.length);
        expect(loadWeaknesses(scheme, code).map(({vector}) => vector)).toEqual(of('accepted').map(({name}) => name));
      }
    });

    test('are in the table of mistakes, each row named', () => {
      for (const {code} of locales) {
        const [table] = buildMistakes(createPage('callbacks', code, {}), {scheme});
        const rows = childrenOf(table!)
          .slice(1)
          .map((row) => text(childrenOf(row)[0]!));
        expect(rows.length).toBeGreaterThan(15);
        for (const row of rows) expect(() => loadVector(scheme, /(\w+)$/.exec(row)![1]!)).not.toThrow();
      }
    });

    test('name reasons that exist', () => {
      const own: Partial<Record<VectorScheme, readonly string[]>> = {
        v2_callback: v2CallbackReasons,
        v1_post_callback: v1PostCallbackReasons,
        v1_get_callback: v1GetCallbackReasons,
      };
      const reasons = own[scheme] ?? Object.keys(readErrorCodes());
      if (own[scheme])
        expect(
          [...new Set(of('refused').map(({expected}) => ('reason' in expected ? expected.reason : '')))].sort(),
        ).toEqual([...own[scheme]].sort());
      for (const {name, expected} of of('refused')) {
        expect(reasons, name).toContain('reason' in expected ? expected.reason : '');
      }
    });

    test('are reproduced by the lines of shell on the page', () => {
      const vector = loadVector(scheme, scheme.endsWith('callback') ? 'pix_paid' : 'pix_create');
      const {stdout, stderr} = spawnSync('bash', ['-c', opensslRecipe(scheme, vector)], {encoding: 'utf8'});
      expect(stdout.trim(), stderr).toBe(vector.signature);
    });

    test('show a message whose length is that of its body', () => {
      const vector = loadVector(scheme, 'cyrillic');
      const message = httpMessage(scheme, vector);
      if (vector.query !== undefined) {
        expect(message).toBe(`GET /callbacks?${vector.query} HTTP/1.1\nHost: shop.example`);
        return;
      }
      const [head, body] = message.split('\n\n');
      expect(head).toContain(`\nContent-Length: ${Buffer.byteLength(body!)}\n`);
      expect(body).toBe(vector.body);
    });
  });
}

describe('an authored vector', () => {
  const authored = (expected: Authored['vectors'][string]['expected'], more = {}): Authored => ({
    description: 'One vector that does not behave as it says.',
    now: 1741944413,
    defaults: {method: 'POST', path: '/v2/transaction/find', body: '{}'},
    vectors: {odd: {description: 'An odd one.', expected, ...more}},
  });
  const failure = (...given: Parameters<typeof authored>): string => {
    try {
      buildVectors('v2_request', authored(...given));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('that is refused cannot be called valid', () => {
    expect(failure('valid', {signature: 'x'})).toBe(
      'src/data/vectors/v2_request.yaml: odd: it is expected to be valid, but it is refused: signature_invalid. Correct one of the two.',
    );
  });

  test('that is valid cannot be called refused', () => {
    expect(failure({refused: 'signature_invalid'})).toContain(
      'odd: expected the reason signature_invalid, but the check says valid.',
    );
  });

  test('that is refused cannot be called accepted', () => {
    expect(failure({accepted: 'Because of something.'}, {signature: 'x'})).toContain(
      'Write expected: {refused: signature_invalid}.',
    );
  });

  test('that asks for an unknown form of the signature or scenario is named', () => {
    expect(failure('valid', {signature: '{base32}'})).toContain(
      '{base32} is no form of a signature. Write one of signature,',
    );
    expect(failure('valid', {scenario: 'no_such'})).toContain('the contract has no scenario no_such.');
    expect(() => loadVector('v2_request', 'no_such')).toThrow('there is no vector no_such. Write one of pix_create,');
  });
});

describe('an implementation of Standard Webhooks that is not ours', () => {
  const {vectors, now} = loadVectors('v2_callback');
  /** Does what the library is documented to do, at the moment of the vectors. */
  function accepts({secrets, headers, ...vector}: (typeof vectors)[number]): boolean {
    const {now: clock} = Date;
    Date.now = () => now * 1000;
    try {
      return (secrets as string[]).some((secret) => {
        try {
          new Webhook(secret).verify(Buffer.from(vectorBody(vector)), headers, {jsonParse: false});
          return true;
        } catch {
          return false;
        }
      });
    } finally {
      Date.now = clock;
    }
  }

  for (const vector of vectors) {
    test(`says of ${vector.name}: ${vector.expected.result}`, () => {
      expect(accepts(vector)).toBe(vector.expected.result !== 'refused');
    });
  }
});

test('the weaknesses of v1 are real: a changed status passes by POST and is refused by GET', () => {
  expect(loadVector('v1_post_callback', 'status_changed').expected.result).toBe('accepted');
  expect(loadVector('v1_get_callback', 'status_changed').expected.result).toBe('refused');
});

test('the examples of the pages are the callbacks of the contract', () => {
  const v1 = webhook(loadContract('v1'), 'transaction_callback').examples.pix_qr as unknown as Callback;
  expect(JSON.parse(loadVector('v1_post_callback', 'pix_paid').body!)).toEqual(v1);
  const parameters = Object.fromEntries(new URLSearchParams(loadVector('v1_get_callback', 'pix_paid').query));
  expect(parameters).toMatchObject({
    callback_id: String(v1.id),
    id: String(v1.transaction.id),
    status: 'success',
    state: '100',
    is_test: 'true',
  });
  const example = webhook(loadContract('v2'), 'transaction_updated').examples.pix_qr;
  const vector = loadVector('v2_callback', 'pix_paid');
  expect(JSON.parse(vector.body!)).toEqual(example);
  expect(vector.headers['webhook-id']).toBe(example!.id);
});

test('the example of a callback by GET is the address that the gateway calls, with its parameters in the same order', () => {
  const world = loadWorld();
  const point = Number(examplePoint);
  const points = {...world.points, [point]: {...world.points[point]!, callbackMethod: 'GET' as const}};
  const body = webhook(loadContract('v1'), 'transaction_callback').examples.pix_qr!;
  const url = 'https://shop.example/callbacks';
  const callback = {id: 'evt_1', version: 'v1', url, body, point, failures: 0, nextAt: 0, isDelivered: false} as const;
  expect(renderCallback({...world, points}, callback, 0).url).toBe(
    `${url}?${loadVector('v1_get_callback', 'pix_paid').query}`,
  );
});
