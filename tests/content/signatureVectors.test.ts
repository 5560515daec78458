import {describe, expect, test} from 'vitest';
import {loadVectors, schemes} from '../../src/content/signing/vectors';
import {diagnose} from '../../src/sandbox/diagnose';
import {pastedVector} from '../support/signatureCases';

/** Vectors that show the same mistake as another one, or that only its string tells apart, by the name of the mistake. */
const sameAs: Record<string, Record<string, string>> = {
  v2_request: {
    point_missing: 'header_missing',
    point_of_other_environment: 'point_unknown',
  },
  v2_callback: {
    secret_of_requests: 'secret_of_other_kind',
    timestamp_malformed: 'timestamp_malformed',
  },
  v1_request: {
    hash_absent: 'signature_missing',
    base64_hash: 'base64_signature',
    without_colons: 'other_separator',
  },
  v1_post_callback: {
    hash_empty: 'signature_missing',
    key_of_other_point: 'point_unknown',
    key_rotated: 'key_revoked',
    callback_secret: 'secret_of_other_kind',
    base64_hash: 'base64_signature',
    without_colons: 'other_separator',
  },
  v1_get_callback: {
    status_appended: 'parameter_repeated',
    sign_missing: 'signature_missing',
    sign_empty: 'signature_missing',
    absent_added: 'empty_dropped',
    unknown_dropped: 'parameter_left_out',
    tracking_added: 'parameter_left_out',
    own_parameter_left_out: 'parameter_left_out',
  },
};

/** Vectors whose message alone does not contain what was signed: the reader pastes the string too. */
const needString = ['nonce_changed'];

describe.each(schemes)('%s', (scheme) => {
  const {vectors} = loadVectors(scheme);
  const refused = vectors.filter(({expected}) => expected.result === 'refused');
  const accepted = vectors.filter(({expected}) => expected.result !== 'refused');

  test('a vector that is valid or accepted is correct', () => {
    expect(accepted.length).toBeGreaterThan(10);
    expect(
      accepted
        .map((vector) => [vector.name, diagnose(pastedVector(scheme, vector))] as const)
        .filter(([, {verdict}]) => verdict !== 'correct')
        .map(([name, {mistakes}]) => [name, mistakes]),
    ).toEqual([]);
  });

  test('a vector that is refused is named', () => {
    expect(refused.length).toBeGreaterThan(10);
    const found = Object.fromEntries(
      refused.map((vector) => {
        const ownString =
          needString.includes(vector.name) && vector.signed_by_mistake
            ? {ownString: new TextEncoder().encode(vector.signed_by_mistake)}
            : {};
        const {mistakes} = diagnose({...pastedVector(scheme, vector), ...ownString});
        return [vector.name, mistakes.join(' + ')];
      }),
    );
    expect(found).toEqual(Object.fromEntries(refused.map(({name}) => [name, sameAs[scheme]?.[name] ?? name])));
  });
});
