import {expect, test} from 'vitest';
import {loadErrors} from '../../src/content/contract/errors';
import {locales} from '../../src/content/core/locales';
import {httpMessage} from '../../src/content/signing/signedMessage';
import {loadVector, loadVectors, refusedVectors} from '../../src/content/signing/vectors';
import {diagnose, parseMessage, schemes} from '../../src/sandbox/diagnose';
import {listFiles, readText} from '../support/files';
import {published} from '../support/signatureCases';

/** The names of cases that texts link to, with the file. */
const linked = listFiles('docs', 'src/data', 'i18n/uk').flatMap((file) =>
  [...readText(file).matchAll(/\/sandbox\/signature\?case=([\w-]*)/g)].map(([, name]) => ({file, name: name!})),
);

test('a link to the signature check names a case that it has, and every case is linked to', () => {
  const known = [...schemes, ...Object.keys(refusedVectors)];
  expect(linked.filter(({name}) => !known.includes(name as (typeof schemes)[number]))).toEqual([]);
  expect(linked.length).toBeGreaterThan(20);
  const named = new Set(linked.map(({name}) => name));
  expect(known.filter((name) => !named.has(name))).toEqual([]);
});

test('every error of a signature leads to its own case, in every language', () => {
  for (const {code: locale} of locales) {
    const errors = loadErrors(locale).filter(({code}) => /^(signature|auth|timestamp|nonce)_/.test(code));
    expect(errors.length).toBeGreaterThanOrEqual(Object.keys(refusedVectors).length);
    for (const {code} of errors.filter((error) => Object.hasOwn(refusedVectors, error.code)))
      expect(errors.find((error) => error.code === code)!.whatToDo, `${locale} ${code}`).toContain(`?case=${code})`);
  }
});

test('the check says of the case of an error what the error says', () => {
  const found = Object.entries(refusedVectors).map(([code, {scheme, vector: name}]) => {
    const vector = loadVector(scheme, name);
    const {mistakes} = diagnose({
      ...parseMessage(httpMessage(scheme, vector)),
      published,
      secrets: [published.requests['1042']!['1']!],
      now: loadVectors(scheme).now,
      usedNonces: vector.used_nonces ?? [],
    });
    return [code, mistakes[0]];
  });
  expect(Object.fromEntries(found)).toEqual({
    auth_missing: 'header_missing',
    auth_point_unknown: 'point_unknown',
    auth_key_revoked: 'key_revoked',
    signature_missing: 'signature_missing',
    signature_invalid: 'reserialised_json',
    timestamp_out_of_range: 'stale_timestamp',
    nonce_reused: 'nonce_reused',
  });
});
