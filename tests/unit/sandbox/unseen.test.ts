/** A text field shows neither CRLF nor a last line feed, so that the check does not take them for mistakes. */
import {createHmac} from 'node:crypto';
import {expect, test} from 'vitest';
import {diagnose, parseMessage} from '../../../src/sandbox/diagnose';

const secret = 'test_secret_4b1d8f0c9a7e2635';
const timestamp = '1741944413';
const published = {requests: {}, callbacks: [], exchangeKeys: {}};
const shown = '{\n  "external_id": "order-1002"\n}';

function signed(body: string, key = secret): string {
  return createHmac('sha256', key).update(`${timestamp}.POST./v2/transaction/find.${body}`).digest('hex');
}

/** What the check finds for a message as a text field holds it. */
function found(signature: string, body: string, headers = '') {
  const head = `POST /v2/transaction/find HTTP/1.1\nGateway-Point: 1042\nGateway-Key: 1\nGateway-Timestamp: ${timestamp}`;
  const message = `${head}\nGateway-Signature: ${signature}\n${headers}\n${body}`;
  const {verdict, mistakes, also, unseen, right} = diagnose({...parseMessage(message), secrets: [secret], published});
  return {verdict, mistakes, also, unseen, text: new TextDecoder().decode(right.text)};
}

const windows = shown.replaceAll('\n', '\r\n');

test.each([
  ['CRLF', windows, ['line_ends']],
  ['a last line feed', `${shown}\n`, ['trailing_newline']],
  ['CRLF and a last one', `${windows}\r\n`, ['line_ends', 'trailing_newline']],
])('a signature over a body with %s is correct for this body', (_, sent, unseen) => {
  const text = `${timestamp}.POST./v2/transaction/find.${sent}`;
  expect(found(signed(sent), shown)).toEqual({verdict: 'correct', mistakes: [], also: unseen, unseen, text});
});

test('another mistake is named alone', () => {
  expect(found(signed(windows, `${secret}\n`), shown)).toMatchObject({
    verdict: 'named',
    mistakes: ['line_feed_in_secret'],
    unseen: ['line_ends'],
  });
});

test('Content-Length tells which body was sent', () => {
  const length = (body: string) => `Content-Length: ${body.length}\n`;
  expect(found(signed(windows), shown, length(windows))).toMatchObject({verdict: 'correct', unseen: [], also: []});
  expect(found(signed(windows), shown, length(shown))).toMatchObject({verdict: 'named', mistakes: ['line_ends']});
  expect(found(signed(`${shown}\n`), shown, length(shown))).toMatchObject({mistakes: ['trailing_newline']});
});

test('a command shows its last line feed, and not its CRLF', () => {
  const inCommand = (signature: string): string =>
    `curl https://api.example/v2/transaction/find -H 'Gateway-Point: 1042' -H 'Gateway-Key: 1' -H 'Gateway-Timestamp: ${timestamp}' -H 'Gateway-Signature: ${signature}' --data-binary '${shown}'`;
  const find = (signature: string) => diagnose({...parseMessage(inCommand(signature)), secrets: [secret], published});
  expect(find(signed(windows))).toMatchObject({verdict: 'correct', unseen: ['line_ends']});
  expect(find(signed(`${shown}\n`))).toMatchObject({verdict: 'named', mistakes: ['trailing_newline']});
});
