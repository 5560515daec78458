/** Characters that cannot be seen, or that look like others: left out where they were pasted, named where they were signed. */
import {createHmac} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {diagnose, parseMessage} from '../../../src/sandbox/diagnose';

const secret = 'test_secret_4b1d8f0c9a7e2635';
const timestamp = '1741944413';
const published = {requests: {}, callbacks: [], exchangeKeys: {}};
const body = '{"external_id":"order-1002","payer":{"name":"Ana Maria"}}';

function signed(text: string, key = secret): string {
  return createHmac('sha256', key).update(`${timestamp}.POST./v2/transaction/find.${text}`).digest('hex');
}

interface Parts {
  readonly signature: string;
  readonly body: string;
  readonly time: string;
}

const right: Parts = {signature: signed(body), body, time: timestamp};

function raw({signature, body: text, time}: Parts): string {
  return `POST /v2/transaction/find HTTP/1.1\nGateway-Point: 1042\nGateway-Key: 1\nGateway-Timestamp: ${time}\nGateway-Signature: ${signature}\n\n${text}`;
}

function curl({signature, body: text, time}: Parts): string {
  return `curl https://api.example/v2/transaction/find -H 'Gateway-Point: 1042' -H 'Gateway-Key: 1' -H 'Gateway-Timestamp: ${time}' -H 'Gateway-Signature: ${signature}' --data-binary '${text}'`;
}

const forms = [
  ['a raw message', raw],
  ['a command', curl],
] as const;

function found(message: string, secrets = [secret]) {
  const {verdict, mistakes, removed} = diagnose({...parseMessage(message), secrets, published});
  return {verdict, mistakes, removed};
}

const correct = (...removed: string[]) => ({verdict: 'correct', mistakes: [], removed});
const named = (mistake: string, ...removed: string[]) => ({verdict: 'named', mistakes: [mistake], removed});

const unseen = {
  'a byte order mark': '\uFEFF',
  'a zero-width space': '\u200B',
  'a no-break space': '\u00A0',
  'a right-to-left mark': '\u200F',
  'an ideographic space': '\u3000',
  'a thin space': '\u2009',
  'a line separator': '\u2028',
  'a null': '\0',
  'a next line': '\u0085',
  'a word joiner': '\u2060',
  'a Hangul filler': '\u3164',
} as const;
const codeOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

describe.each(Object.entries(unseen))('%s', (_, character) => {
  const code = codeOf(character);

  describe.each(forms)('in %s', (__, write) => {
    test('before the message is left out', () => {
      expect(found(character + write(right))).toEqual(correct(code));
      expect(found(`\n ${character}\n${write(right)}`)).toEqual(correct(code));
    });

    test('around and in the name of a header is left out', () => {
      expect(found(write(right).replace('Gateway-Signature', `${character}Gateway-Signature`))).toEqual(correct(code));
      expect(found(write(right).replace('Gateway-Timestamp', `Gateway-${character}Timestamp`))).toEqual(correct(code));
      expect(found(write(right).replace('Gateway-Key', `Gateway-Key${character}`))).toEqual(correct(code));
    });

    test('in a value of a header is named', () => {
      const {signature} = right;
      for (const spoiled of [
        character + signature,
        signature + character,
        signature.slice(0, 9) + character + signature.slice(9),
      ]) {
        expect(found(write({...right, signature: spoiled}))).toEqual(named('invisible_in_header', code));
      }
      expect(found(write({...right, time: timestamp + character}))).toEqual(named('invisible_in_header', code));
      expect(found(write({...right, time: `1741${character}944413`}))).toEqual(named('invisible_in_header', code));
    });

    test('in the body is named if the signature does not cover it', () => {
      const spoiled = [body + character, character + body, body.replace('Ana', `Ana${character}`)];
      if (/\s/.test(character)) spoiled.push(body.replace('Ana ', `Ana${character}`));
      for (const text of spoiled) {
        const {mistakes} = found(write({...right, body: text}));
        const isMark = character === '\uFEFF' && text.startsWith(character);
        expect(mistakes, JSON.stringify(text)).toEqual([isMark ? 'byte_order_mark' : 'invisible_in_body']);
        expect(found(write({...right, body: text, signature: signed(text)}))).toEqual(correct());
      }
    });

    test('in the body is named if only the signature covers it', () => {
      const spoiled = [body + character, character + body, body.replace('"Ana', `"${character}Ana`)];
      if (/\s/.test(character)) spoiled.push(body.replace('Ana ', `Ana${character}`));
      for (const text of spoiled) {
        const {mistakes} = found(write({...right, signature: signed(text)}));
        const isMark = character === '\uFEFF' && text.startsWith(character);
        expect(mistakes, JSON.stringify(text)).toEqual([isMark ? 'byte_order_mark' : 'invisible_in_body']);
      }
    });
  });

  test('around and in the secret is named, whether it was signed with or not', () => {
    for (const spoiled of [character + secret, secret + character, `test_${character}${secret.slice(5)}`]) {
      expect(found(raw(right), [spoiled])).toEqual(named('soft_hyphen_in_secret', code));
      // HMAC itself fills a key up with nulls.
      if (spoiled.endsWith('\0')) continue;
      const withKey = raw({...right, signature: signed(body, spoiled)});
      expect(found(withKey).mistakes).toEqual(['soft_hyphen_in_secret']);
      expect(found(withKey, [spoiled])).toEqual(named('soft_hyphen_in_secret', code));
    }
  });
});

test.each(forms)('hyphens of documents in the names of headers are read as hyphens in %s', (_, write) => {
  expect(found(write(right).replaceAll('Gateway-', 'Gateway\u2011'))).toEqual(correct('U+2011'));
});

test.each(forms)('a signature that a blank or the end of a line divides is named in %s', (_, write) => {
  for (const blank of [' ', '\n', '\r\n', '\n  ', '\t']) {
    const signature = right.signature.slice(0, 40) + blank + right.signature.slice(40);
    expect(found(write({...right, signature})).mistakes, JSON.stringify(blank)).toEqual(['invisible_in_header']);
  }
});

test.each(forms)('blanks around the body are named in %s', (_, write) => {
  expect(found(write({...right, body: ` ${body}`})).mistakes).toEqual(['invisible_in_body']);
  expect(found(write({...right, signature: signed(` ${body}`)})).mistakes).toEqual(['invisible_in_body']);
  for (const blank of [' ', '\t', '  ']) {
    expect(found(write({...right, body: body + blank})).mistakes).toEqual(['trailing_newline']);
  }
  for (const blank of [' ', '\t']) {
    expect(found(write({...right, signature: signed(body + blank)})).mistakes).toEqual(['trailing_newline']);
  }
});

test('a blank around the pasted secret is left out, and named if it was signed with', () => {
  for (const spoiled of [`${secret} `, ` ${secret}`, `${secret}\t`]) {
    expect(found(raw(right), [spoiled])).toMatchObject({verdict: 'correct', mistakes: []});
    const withKey = raw({...right, signature: signed(body, spoiled)});
    expect(found(withKey).mistakes).toEqual(['line_feed_in_secret']);
    expect(found(withKey, [spoiled]).mistakes).toEqual(['line_feed_in_secret']);
  }
  const inside = `test_ ${secret.slice(5)}`;
  expect(found(raw({...right, signature: signed(body, inside)}), [inside]).mistakes).toEqual(['soft_hyphen_in_secret']);
  expect(found(raw(right), [inside])).toEqual(named('soft_hyphen_in_secret', 'U+0020'));
});

test('a message as it should be has nothing to leave out', () => {
  for (const [, write] of forms) expect(found(write(right))).toEqual(correct());
});
