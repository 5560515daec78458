import {expect, test} from 'vitest';
import {readCommand, UsageError} from '../../../src/local/options';

test('an option applies before its variable, and a variable before the default', () => {
  expect(readCommand([], {}).port).toBe(4010);
  expect(readCommand([], {GATEWAY_PORT: '4011'}).port).toBe(4011);
  expect(readCommand(['--port', '4012'], {GATEWAY_PORT: '4011'}).port).toBe(4012);
  expect(readCommand(['--port=0', '--seed', 'ci', '--callback-method', 'GET'], {})).toMatchObject({
    port: 0,
    seed: 'ci',
    callbackMethod: 'GET',
  });
  expect(readCommand(['--now', '2026-12-24T10:00:00Z'], {}).startsAt).toBe(Date.UTC(2026, 11, 24, 10) / 1000);
});

test.each([
  [['--prot', '4011'], /^Unknown option '--prot'\. Write --help to see what can be written\.$/],
  [['run'], /^Unexpected argument 'run'\. Write --help/],
  [['--port'], /^Option '--port <value>' argument missing\. Write --help/],
  [['--port', '70000'], /^The port is 70000\. Write a number from 1 to 65535, such as --port 4011\.$/],
  [
    ['--callback-url', 'localhost:8080'],
    /^The callback URL is localhost:8080\. Write a complete URL, such as --callback-url http:/,
  ],
  [['--callback-url', 'http://['], /^The callback URL is http:\/\/\[\. Write a complete URL/],
  [['--callback-method', 'PUT'], /^The callback method is PUT\. Write POST or GET\.$/],
  [
    ['--now', '2026-02-30T10:00:00Z'],
    /^The time is 2026-02-30T10:00:00Z\. Write a time in UTC, such as --now 2026-12-24T10:00:00Z\.$/,
  ],
  [['--now', 'tomorrow'], /^The time is tomorrow\./],
  [['--now', '9999-12-31T10:00:00Z'], /^The time is 9999/],
])('%j is refused with a sentence that says what to write', (words, sentence) => {
  expect(() => readCommand(words, {})).toThrow(UsageError);
  expect(() => readCommand(words, {})).toThrow(sentence);
});
