import {expect, test} from 'vitest';
import {caseOf, fragmentOf} from '../../../src/components/SignatureCheck/fragment';

const entries = {
  message: "curl 'https://shop.example/?a=1&b=%20' -d '{\n\"ї\": 1}'#x",
  secrets: 'test_secret_of_nobody',
  scheme: 'v2_request' as const,
  computed: 'v1,a+b=',
  ownString: '',
  now: '1741944413',
};

test('a link fills in the case again, without the secret', () => {
  const fragment = fragmentOf(entries);
  expect(decodeURIComponent(fragment)).not.toContain('test_secret');
  const {secrets: _, ownString: __, ...shared} = entries;
  expect(caseOf(`#${fragment}`)).toEqual(shared);
  expect(caseOf('#check:message=a&secrets=b')).toEqual({message: 'a'});
  expect(caseOf('#wrong_secret')).toBeNull();
});
