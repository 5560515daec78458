import {expect, test} from 'vitest';
import {caseOf, fragmentOf, namedCase} from '../../../src/components/SignatureCheck/fragment';

const entries = {
  message: "curl 'https://shop.example/?a=1&b=%20' -d '{\n\"ї\": 1}'#x",
  secrets: 'test_secret_of_nobody',
  scheme: 'v2_request' as const,
  computed: 'v1,a+b=',
  ownString: '',
  now: '1741944413',
  usedNonces: '8f14e45fceea167a\n3c59dc04',
};

test('a link fills in the case again, without the secret', () => {
  const fragment = fragmentOf(entries);
  expect(decodeURIComponent(fragment)).not.toContain('test_secret');
  const {secrets: _, ownString: __, ...shared} = entries;
  expect(caseOf(`#${fragment}`)).toEqual(shared);
  expect(caseOf('#check:message=a&secrets=b')).toEqual({message: 'a'});
  expect(caseOf('#wrong_secret')).toBeNull();
});

test('an address names a case of the site, and a name that the site does not have names none', () => {
  const data = {
    published: {requests: {}, callbacks: [], exchangeKeys: {}},
    schemes: [{id: 'v2_request' as const, name: 'Request', example: 'POST /', secret: 'published'}],
    refused: {
      signature_missing: {message: 'GET /', secrets: 'other', now: '1'},
      nonce_reused: {message: 'POST /v1', secrets: 'other', usedNonces: '8f14'},
    },
  };
  expect(namedCase('?case=v2_request', data)).toEqual({message: 'POST /', secrets: 'published'});
  expect(namedCase('?case=signature_missing', data)).toEqual({message: 'GET /', secrets: 'other', now: '1'});
  expect(namedCase('?case=nonce_reused', data)).toEqual({message: 'POST /v1', secrets: 'other', usedNonces: '8f14'});
  for (const search of ['', '?case=', '?case=toString', '?case=v3']) expect(namedCase(search, data)).toBeNull();
});
