import {createHash, createHmac} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {fromBase64, hmacSha256, sha256, toBytes, toHex} from '../../../src/gateway/values/bytes';
import {
  encodeRfc3986,
  hashV1,
  signV1GetCallback,
  signV2Callback,
  signV2Request,
  v1GetCallbackStringToSign,
  v2RequestStringToSign,
  v1GetCallbackFields,
  verifyV1GetCallback,
  verifyV1PostCallback,
  verifyV1Request,
  verifyV2Callback,
  verifyV2Request,
} from '../../../src/gateway/values/signing';

const now = 1741944413;
const secret = 'test_secret_4b1d8f0c9a7e2635';
const secrets = {'1042': {'1': secret}};

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

describe('HMAC-SHA256', () => {
  const rfc4231 = [
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First').toString('hex'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ] as const;
  for (const [index, [key, data, digest]] of rfc4231.entries()) {
    test(`agrees with published case ${index + 1} of RFC 4231`, () => {
      expect(toHex(hmacSha256(bytes(key), bytes(data)))).toBe(digest);
    });
  }

  test('agrees with the platform on every length up to three blocks', () => {
    for (let length = 0; length <= 192; length += 1) {
      const message = Uint8Array.from({length}, (_, index) => (index * 31) % 256);
      expect(toHex(sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
      expect(toHex(hmacSha256(message, message)), `${length} bytes`).toBe(
        createHmac('sha256', message).update(message).digest('hex'),
      );
    }
  });

  test('base64 is read strictly', () => {
    expect(fromBase64('dGVzdA==')).toEqual(toBytes('test'));
    for (const text of ['dGVzdA', 'dGVz\u00addA==', 'dGVzdA==\n', 'dGV zdA==', '-_8=']) {
      expect(fromBase64(text), JSON.stringify(text)).toBeNull();
    }
  });
});

describe('a version 2 request', () => {
  const parts = {
    timestamp: String(now),
    method: 'POST',
    path: '/v2/transaction/find',
    body: '{"external_id":"order-1001"}',
  };
  const request = (headers: Record<string, string>) => ({
    ...parts,
    headers: {
      'Gateway-Point': '1042',
      'Gateway-Key': '1',
      'Gateway-Timestamp': String(now),
      'Gateway-Signature': signV2Request(parts, secret),
      ...headers,
    },
  });
  const reason = (headers: Record<string, string>) => verifyV2Request(request(headers), {secrets, now});

  test('signs timestamp, method, path and body joined with dots', () => {
    const text = `${now}.POST./v2/transaction/find.{"external_id":"order-1001"}`;
    expect(new TextDecoder().decode(v2RequestStringToSign(parts))).toBe(text);
    expect(signV2Request(parts, secret)).toBe(createHmac('sha256', secret).update(text).digest('hex'));
  });

  test('is valid as signed, whatever the case of the header names', () => {
    expect(reason({})).toEqual({isValid: true});
    const {headers, ...rest} = request({});
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    expect(verifyV2Request({...rest, headers: lower}, {secrets, now})).toEqual({isValid: true});
  });

  for (const [headers, code] of [
    [{'Gateway-Point': ''}, 'auth_missing'],
    [{'Gateway-Key': ''}, 'auth_missing'],
    [{'Gateway-Timestamp': ''}, 'auth_missing'],
    [{'Gateway-Point': '7'}, 'auth_point_unknown'],
    [{'Gateway-Key': '7'}, 'auth_key_revoked'],
    [{'Gateway-Signature': ''}, 'signature_missing'],
    [{'Gateway-Timestamp': String(now - 301)}, 'timestamp_out_of_range'],
    [{'Gateway-Timestamp': String(now + 301)}, 'timestamp_out_of_range'],
    [{'Gateway-Timestamp': `${now}abc`}, 'timestamp_out_of_range'],
    [{'Gateway-Timestamp': String(now - 1)}, 'signature_invalid'],
    [{'Gateway-Signature': 'deadbeef'}, 'signature_invalid'],
  ] as const) {
    test(`with ${JSON.stringify(headers)} is refused: ${code}`, () => {
      expect(reason(headers)).toEqual({isValid: false, reason: code});
    });
  }

  test('is valid at both ends of the tolerance', () => {
    for (const offset of [-300, 300]) {
      const signature = signV2Request({...parts, timestamp: now + offset}, secret);
      expect(reason({'Gateway-Timestamp': String(now + offset), 'Gateway-Signature': signature})).toEqual({
        isValid: true,
      });
    }
  });
});

describe('a version 2 callback', () => {
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const parts = {id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}'};

  test('has the signature that Standard Webhooks publishes for its example', () => {
    expect(signV2Callback(parts, key)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('cannot be signed with a secret that is not whsec_ and base64', () => {
    expect(() => signV2Callback(parts, 'whsec_MfKQ\u00ad9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toThrow(
      '"whsec_" followed by base64',
    );
  });

  const reason = (headers: Record<string, string>, options = {secrets: [key], now: 1614265330}) =>
    verifyV2Callback(
      {
        headers: {
          'webhook-id': parts.id,
          'webhook-timestamp': '1614265330',
          'webhook-signature': signV2Callback(parts, key),
          ...headers,
        },
        body: parts.body,
      },
      options,
    );
  const other = signV2Callback(parts, 'whsec_dGVzdA==');

  test('is valid when one of several signatures and secrets agrees', () => {
    expect(reason({})).toEqual({isValid: true});
    expect(reason({'webhook-signature': `v1a,x ${other} ${signV2Callback(parts, key)}`})).toEqual({isValid: true});
    expect(reason({}, {secrets: ['whsec_dGVzdA==', key], now: 1614265330})).toEqual({isValid: true});
  });

  for (const [headers, code] of [
    [{'webhook-id': ''}, 'header_missing'],
    [{'webhook-signature': ''}, 'header_missing'],
    [{'webhook-timestamp': '2021-02-25T15:02:10Z'}, 'header_malformed'],
    [{'webhook-signature': 'v1a,abcd'}, 'header_malformed'],
    [{'webhook-timestamp': '1614265029'}, 'timestamp_out_of_range'],
    [{'webhook-timestamp': '1614265631'}, 'timestamp_out_of_range'],
    [{'webhook-signature': other}, 'signature_mismatch'],
  ] as const) {
    test(`with ${JSON.stringify(headers)} is refused: ${code}`, () => {
      expect(reason(headers)).toEqual({isValid: false, reason: code});
    });
  }

  test('is refused when a secret of the receiver is not whsec_ and base64', () => {
    for (const broken of [['whsec_'], ['test_secret'], ['whsec_a b=']]) {
      expect(reason({}, {secrets: broken, now: 1614265330})).toEqual({isValid: false, reason: 'secret_malformed'});
    }
  });
});

describe('a version 1 hash', () => {
  const nonce = '3f2b8c1d9e4a';
  const auth = {
    point: 1042,
    key: 1,
    nonce,
    hash: createHash('sha256').update(`1042:1:${nonce}:${secret}`).digest('hex'),
  };
  const usedNonces = new Set(['used']);

  test('is SHA-256 of point, key, nonce and secret joined with colons', () => {
    expect(hashV1(auth, secret)).toBe(auth.hash);
    expect(verifyV1Request({auth}, {secrets, usedNonces})).toEqual({isValid: true});
    expect(verifyV1PostCallback(JSON.stringify({auth}), {secrets: {'1042:1': secret}, usedNonces})).toEqual({
      isValid: true,
    });
  });

  test('does not notice a changed body, which is its weakness', () => {
    const changed: object = {auth, amount: 1};
    expect(verifyV1Request(changed, {secrets, usedNonces})).toEqual({isValid: true});
  });

  for (const [change, code] of [
    [{point: undefined}, 'auth_missing'],
    [{nonce: ''}, 'auth_missing'],
    [{point: 7}, 'auth_point_unknown'],
    [{key: 7}, 'auth_key_revoked'],
    [{hash: ''}, 'signature_missing'],
    [{hash: auth.hash.toUpperCase()}, 'signature_invalid'],
    [{nonce: 'used', hash: hashV1({...auth, nonce: 'used'}, secret)}, 'nonce_reused'],
  ] as const) {
    test(`with ${JSON.stringify(change)} is refused: ${code}`, () => {
      expect(verifyV1Request({auth: {...auth, ...change}}, {secrets, usedNonces})).toEqual({
        isValid: false,
        reason: code,
      });
    });
  }

  test('is refused without auth', () => {
    expect(verifyV1Request({}, {secrets, usedNonces})).toEqual({isValid: false, reason: 'auth_missing'});
    expect(verifyV1PostCallback('{}', {secrets: {'1042:1': secret}, usedNonces})).toEqual({
      isValid: false,
      reason: 'auth_missing',
    });
    expect(verifyV1PostCallback('{"auth":null}', {secrets: {}, usedNonces})).toEqual({
      isValid: false,
      reason: 'auth_missing',
    });
  });
});

describe('a version 1 callback by GET', () => {
  const fields = {
    status: 'success',
    external_id: 'order-1001',
    description: 'Їжа + кава (2)',
    comment: '',
    absent: undefined,
    Amount: '15000',
  };

  test('signs pairs in byte order, percent-encoded as RFC 3986, empty kept, absent and sign left out', () => {
    expect(v1GetCallbackStringToSign({...fields, sign: 'x'})).toBe(
      'Amount=15000&comment=&description=%D0%87%D0%B6%D0%B0%20%2B%20%D0%BA%D0%B0%D0%B2%D0%B0%20%282%29&external_id=order-1001&status=success',
    );
    expect(encodeRfc3986("-._~!'()*")).toBe('-._~%21%27%28%29%2A');
  });

  const sign = signV1GetCallback(fields, secret);
  const query = `${v1GetCallbackStringToSign(fields)}&sign=${sign}`;

  test('is valid in any order and in either case of percent-encoding', () => {
    expect(verifyV1GetCallback(query, {secrets: [secret]})).toEqual({isValid: true});
    const reordered = `sign=${sign}&${v1GetCallbackStringToSign(fields).split('&').reverse().join('&')}`;
    expect(verifyV1GetCallback(reordered, {secrets: [secret]})).toEqual({isValid: true});
    expect(verifyV1GetCallback(query.replaceAll('%D0', '%d0'), {secrets: ['other', secret]})).toEqual({isValid: true});
  });

  for (const [name, changed, code] of [
    ['without sign', v1GetCallbackStringToSign(fields), 'sign_missing'],
    ['with a plus for a space', query.replaceAll('%20', '+'), 'sign_mismatch'],
    ['with double percent-encoding', query.replaceAll('%20', '%2520'), 'sign_mismatch'],
    ['without an empty value', query.replace('comment=&', ''), 'sign_mismatch'],
    ['with a parameter twice', `${query}&status=failed`, 'parameter_repeated'],
    ['with a broken escape', `${query}&note=%E0%A4%A`, 'query_malformed'],
  ] as const) {
    test(`${name} is refused: ${code}`, () => {
      expect(verifyV1GetCallback(changed, {secrets: [secret]})).toEqual({isValid: false, reason: code});
    });
  }

  test('carries the plain values of a transaction beside the id and the time of the callback', () => {
    const body = {
      id: 5,
      created_at: '2025-03-14 11:27:41',
      transaction: {id: 7, is_test: true, next_action: {type: 'qr'}},
    };
    expect(v1GetCallbackFields(body)).toEqual({
      callback_id: '5',
      callback_created_at: '2025-03-14 11:27:41',
      id: '7',
      is_test: 'true',
    });
  });
});
