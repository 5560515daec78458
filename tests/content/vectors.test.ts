import {spawnSync} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {Webhook} from 'standardwebhooks';
import {loadContract, webhook} from '../../src/content/contract';
import {readErrorCodes} from '../../src/content/contractErrors';
import {locales} from '../../src/content/locales';
import {text, type Node} from '../../src/content/markdown';
import {httpMessage, opensslRecipe} from '../../src/content/signedMessage';
import {loadTestKeys} from '../../src/content/testKeys';
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
} from '../../src/content/vectors';
import {showWhiteSpace} from '../../src/content/visibleText';
import {v2CallbackReasons} from '../../src/gateway/signing';
import {build as buildMistakes} from '../../src/plugins/remark-facts/facts/mistakes';
import {createPage} from '../../src/plugins/remark-facts/page';

const keys = loadTestKeys();

function childrenOf(node: Node): Node[] {
  return 'children' in node ? (node.children as Node[]) : [];
}

/** Ways to go wrong that a scheme which signs bytes can tell apart. */
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

for (const scheme of schemes) {
  test.describe(`the vectors of ${scheme}`, () => {
    const file = loadVectors(scheme);
    const of = (result: string) => file.vectors.filter(({expected}) => expected.result === result);

    test('are published as JSON, at least ten of them valid', () => {
      const published = JSON.parse(vectorFiles()[`vectors/${scheme}.json`]!) as typeof file;
      expect(published).toEqual(JSON.parse(JSON.stringify(file)));
      expect(of('valid').length).toBeGreaterThanOrEqual(10);
      expect(of('accepted').length).toBeGreaterThan(0);
    });

    test('hold every mistake that a signature over bytes can notice', () => {
      expect(of('refused').map(({name}) => name)).toEqual(expect.arrayContaining(negatives));
    });

    test('hold empty values, nested objects, numbers, escapes, Cyrillic and both forms of Unicode', () => {
      const bodies = of('valid').map((vector) => new TextDecoder().decode(vectorBody(vector)));
      for (const part of ['""', ':null', '[]', '{}', '[{', ':true', '10.00', '1e3', '\\u04', '\\/', '\\"', 'ґ', 'є', '’', '\u0457', '\u0456\u0308', '🎁', '\n']) {
        const isPresent = bodies.some((body) => body.includes(part));
        // Callbacks leave out what is absent, and so hold no null of the gateway.
        expect(isPresent, JSON.stringify(part)).toBe(true);
      }
    });

    test('differ from each other', () => {
      const messages = file.vectors.map(({headers, body, body_base64: base64, path, secrets}) =>
        JSON.stringify({headers, body, base64, path, secrets}),
      );
      // A replay is, to the byte, the message that it repeats.
      const repeated = messages.filter((message, index) => messages.indexOf(message) !== index);
      expect(repeated.length).toBeLessThanOrEqual(1);
    });

    test('have the signature that Node.js computes over their string to sign', () => {
      for (const vector of file.vectors) {
        const key =
          scheme === 'v2_callback'
            ? Buffer.from(keys.callback_secrets.current.replace('whsec_', ''), 'base64')
            : keys.request_secrets['1042']![vector.headers['Gateway-Key'] === '2' ? '2' : '1']!;
        const hmac = createHmac('sha256', key).update(vectorStringToSign(vector));
        const expected = scheme === 'v2_callback' ? `v1,${hmac.digest('base64')}` : hmac.digest('hex');
        if (vector.name !== 'key_revoked') expect(vector.signature, vector.name).toBe(expected);
      }
    });

    test('have a string to sign that ends with the bytes of the body', () => {
      for (const vector of file.vectors) {
        const {headers} = vector;
        const head =
          scheme === 'v2_callback'
            ? `${headers['webhook-id'] ?? headers['Webhook-Id']}.${headers['webhook-timestamp']}.`
            : `${headers['Gateway-Timestamp']}.${vector.method}.${vector.path}.`;
        if (['id_changed', 'timestamp_malformed'].includes(vector.name)) continue;
        expect(Buffer.from(vectorStringToSign(vector)), vector.name).toEqual(
          Buffer.concat([Buffer.from(head), vectorBody(vector)]),
        );
      }
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

    test('stand in the table of mistakes, each row named', () => {
      for (const {code} of locales) {
        const [table] = buildMistakes(createPage('callbacks', code, {}), {scheme});
        const rows = childrenOf(table!).slice(1).map((row) => text(childrenOf(row)[0]!));
        expect(rows.length).toBeGreaterThan(20);
        for (const row of rows) expect(() => loadVector(scheme, /(\w+)$/.exec(row)![1]!)).not.toThrow();
      }
    });

    test('name reasons that exist', () => {
      const reasons: readonly string[] = scheme === 'v2_callback' ? v2CallbackReasons : Object.keys(readErrorCodes());
      for (const {name, expected} of of('refused')) {
        expect(reasons, name).toContain('reason' in expected ? expected.reason : '');
      }
    });

    test('are reproduced by the lines of shell on the page', () => {
      const vector = loadVector(scheme, scheme === 'v2_callback' ? 'pix_paid' : 'pix_create');
      const {stdout, stderr} = spawnSync('bash', ['-c', opensslRecipe(scheme, vector)], {encoding: 'utf8'});
      expect(stdout.trim(), stderr).toBe(vector.signature);
    });

    test('show a message whose length is that of its body', () => {
      const vector = loadVector(scheme, 'cyrillic');
      const message = httpMessage(scheme, vector);
      const [head, body] = message.split('\n\n');
      expect(head).toContain(`\nContent-Length: ${Buffer.byteLength(body!)}\n`);
      expect(body).toBe(vector.body);
    });
  });
}

test.describe('an authored vector', () => {
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
    expect(failure({refused: 'signature_invalid'})).toContain('odd: expected the reason signature_invalid, but the check says valid.');
  });

  test('that is refused cannot be called accepted', () => {
    expect(failure({accepted: 'Because of something.'}, {signature: 'x'})).toContain('Write expected: {refused: signature_invalid}.');
  });

  test('that asks for an unknown form of the signature or scenario is named', () => {
    expect(failure('valid', {signature: '{base32}'})).toContain('{base32} is no form of a signature. Write one of signature,');
    expect(failure('valid', {scenario: 'no_such'})).toContain('the contract has no scenario no_such.');
    expect(() => loadVector('v2_request', 'no_such')).toThrow('there is no vector no_such. Write one of pix_create,');
  });
});

test.describe('an implementation of Standard Webhooks that is not ours', () => {
  const {vectors, now} = loadVectors('v2_callback');
  /** Does what the library is documented to do, at the moment of the vectors. */
  function accepts({secrets, headers, ...vector}: (typeof vectors)[number]): boolean {
    const {now: clock} = Date;
    Date.now = () => now * 1000;
    try {
      return secrets!.some((secret) => {
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

test('the example of the page is the callback of the contract', () => {
  const example = webhook(loadContract('v2'), 'transaction_updated').examples.pix_qr;
  const vector = loadVector('v2_callback', 'pix_paid');
  expect(JSON.parse(vector.body!)).toEqual(example);
  expect(vector.headers['webhook-id']).toBe(example!.id);
});

test('white space and invisible characters are made visible', () => {
  expect(showWhiteSpace('a b\tc\n\uFEFFd\u00ADe і\u0308')).toBe('a·b⇥c⏎\n<U+FEFF>d<U+00AD>e·і<U+0308>');
});
