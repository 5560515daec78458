import {describe, expect, test} from 'vitest';
import {brand} from '../../../src/brand';
import {guessScheme, parseMessage, receive} from '../../../src/sandbox/diagnose';

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);

const address = `https://${brand.hosts.test}/v2/transaction/create`;
const body = '{"description":"Ana\'s \\"tea\\""}';
const request = {
  method: 'POST',
  target: address,
  body,
  headers: {'Gateway-Key': '1', 'Content-Type': 'application/json'},
};

describe('a curl command', () => {
  test.each([
    [
      'lines continued with a backslash, single quotes',
      `curl --request POST '${address}' \\\n  --header 'Gateway-Key: 1' \\\r\n  --header 'Content-Type: application/json' \\\n  --data-binary '{"description":"Ana'\\''s \\"tea\\""}'`,
    ],
    [
      'short options, double quotes, --data-raw, a prompt',
      `$ curl -X POST "${address}" -H "Gateway-Key: 1" -H"Content-Type: application/json" --data-raw "{\\"description\\":\\"Ana's \\\\\\"tea\\\\\\"\\"}"`,
    ],
    [
      'a quote of $ and = after options',
      `curl --url=${address} --header=Gateway-Key:1 -H 'Content-Type:  application/json' -d $'{"description":"Ana\\'s \\\\"tea\\\\""}' --silent --max-time 60`,
    ],
    [
      'a here-document',
      `curl ${address} -H 'Gateway-Key: 1' -H 'Content-Type: application/json' --data @- <<'JSON'\n${body}\nJSON\n`,
    ],
    [
      'a pipe',
      `printf '%s' '{"description":"Ana'"'"'s \\"tea\\""}' | curl -H 'Gateway-Key: 1' -H 'Content-Type: application/json' --data-binary @- ${address} -X POST`,
    ],
  ])('%s', (_, command) => {
    const {body: bytes, ...rest} = parseMessage(command);
    expect({...rest, body: text(bytes)}).toEqual(request);
  });

  test('a here-document and echo keep their line feed with --data-binary', () => {
    expect(text(parseMessage(`curl ${address} --data-binary @- <<EOF\n{}\nEOF`).body)).toBe('{}\n');
    expect(text(parseMessage(`echo '{}' | curl ${address} --data-binary @-`).body)).toBe('{}\n');
    expect(text(parseMessage(`echo -n '{}' | curl ${address} --data-binary @-`).body)).toBe('{}');
  });

  test('without an address it is refused', () => {
    expect(() => parseMessage("curl -H 'a: b'")).toThrow('no address');
  });
});

describe('a raw message', () => {
  test.each([
    ['CRLF after headers', 'POST /callbacks HTTP/1.1\r\nHost: shop.example\r\nWebhook-Id: evt_1\r\n\r\n{"a":\n1}'],
    ['an object of headers', 'POST /callbacks\n\'host\': shop.example\nwebhook-id: "evt_1",\n\n{"a":\n1}'],
    ['names of a server', 'POST /callbacks HTTP/2\nHTTP_HOST=shop.example\nHTTP_WEBHOOK_ID=evt_1\n\n{"a":\n1}\n'],
    ['curl --verbose', '> POST /callbacks HTTP/1.1\n> Host: shop.example\n> webhook-id: evt_1\n>\n{"a":\n1}'],
  ])('%s', (_, message) => {
    const parsed = parseMessage(message);
    expect(guessScheme(parsed)).toBe('v2_callback');
    const received = receive(
      {...parsed, secrets: [], published: {requests: {}, callbacks: [], exchangeKeys: {}}},
      'v2_callback',
    );
    expect(received.message).toMatchObject({path: '/callbacks', host: 'shop.example', id: 'evt_1'});
    expect(text(received.body)).toBe('{"a":\n1}');
  });

  test('Content-Length decides whether the last line feed belongs to the body', () => {
    const message = (length: number): string => `POST /v2/a HTTP/1.1\nContent-Length: ${length}\n\n{}\n`;
    expect(text(parseMessage(message(3)).body)).toBe('{}\n');
    expect(text(parseMessage(message(2)).body)).toBe('{}');
  });

  test.each([
    ['https://shop.example/callbacks?callback_id=7&sign=0a', 'v1_get_callback'],
    ['callback_id=7&sign=0a', 'v1_get_callback'],
    ['GET /callbacks?callback_id=7&sign=0a HTTP/1.1\nHost: shop.example', 'v1_get_callback'],
    ['{"auth":{"point":1042},"amount":1}', 'v1_request'],
    ['{"auth":{"point":1042},"transaction":{}}', 'v1_post_callback'],
    ['POST /v1/transaction/find HTTP/1.1\n\n{}', 'v1_request'],
    ['POST /v2/transaction/find HTTP/1.1\n\n{}', 'v2_request'],
    ['hello', null],
  ])('%s is recognised', (message, scheme) => {
    expect(guessScheme(parseMessage(message))).toBe(scheme);
  });

  test('an empty text is refused', () => {
    expect(() => parseMessage(' \n')).toThrow('nothing to read');
  });
});
