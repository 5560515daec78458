import {parseArgs} from 'node:util';
import {parseUrl} from '../gateway/values/publicUrl';
import {fromRfc3339, toRfc3339} from '../gateway/values/time';
import type {CallbackMethod} from '../sandbox/protocol';
import type {LocalOptions} from './server';

/** A mistake of whoever typed a command: its message is one sentence that says what to write instead. */
export class UsageError extends Error {}

/** An option of the command, which an environment variable can give as well. */
interface Option {
  name: string;
  variable: string;
  value: string;
  /** For `--help`. */
  text: string;
}

export const options = [
  {name: 'port', variable: 'GATEWAY_PORT', value: 'number', text: 'the port to listen on; 4010 without this option'},
  {
    name: 'seed',
    variable: 'GATEWAY_SEED',
    value: 'text',
    text: 'determines all ids: the same seed and requests give the same ids',
  },
  {
    name: 'callback-url',
    variable: 'CALLBACK_URL',
    value: 'URL',
    text: 'sends every callback to this address, whatever callback_url contains',
  },
  {
    name: 'callback-method',
    variable: 'CALLBACK_METHOD',
    value: 'POST|GET',
    text: 'the method of the callbacks of v1; POST without this option',
  },
  {
    name: 'now',
    variable: 'GATEWAY_NOW',
    value: 'time',
    text: 'the time at which the clock of the gateway starts, such as 2026-12-24T10:00:00Z',
  },
] as const satisfies Option[];

type OptionName = (typeof options)[number]['name'];

/** What a command line asks for. */
interface Command extends LocalOptions {
  port: number;
  isHelp: boolean;
  isVersion: boolean;
}

const callbackMethods: readonly string[] = ['POST', 'GET'] satisfies CallbackMethod[];

/** The given times end before the year 2100, so that no clock move leads beyond four digits of a year. */
const lastStart = fromRfc3339('2100-01-01T00:00:00Z');

/**
 * Reads the options of a command line, and what it does not give from environment variables.
 *
 * @throws UsageError if an option is unknown or its value is not valid
 */
export function readCommand(words: string[], environment: Record<string, string | undefined>): Command {
  const given = parse(words);
  const valueOf = (name: OptionName): string | undefined => {
    const {variable} = options.find((one) => one.name === name)!;
    return (given[name] as string | undefined) ?? environment[variable];
  };
  const port = valueOf('port') ?? '4010';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new UsageError(`The port is ${port}. Write a number from 1 to 65535, such as --port 4011.`);
  const callbackUrl = valueOf('callback-url');
  if (callbackUrl !== undefined && !isHttp(callbackUrl))
    throw new UsageError(
      `The callback URL is ${callbackUrl}. Write a complete URL, such as --callback-url http://localhost:8080/callbacks.`,
    );
  const callbackMethod = valueOf('callback-method');
  if (callbackMethod !== undefined && !callbackMethods.includes(callbackMethod))
    throw new UsageError(`The callback method is ${callbackMethod}. Write ${callbackMethods.join(' or ')}.`);
  const now = valueOf('now');
  return {
    port: Number(port),
    seed: valueOf('seed'),
    callbackUrl,
    callbackMethod: callbackMethod as CallbackMethod | undefined,
    startsAt: now === undefined ? undefined : readTime(now),
    isHelp: given.help === true,
    isVersion: given.version === true,
  };
}

function parse(words: string[]): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({
      args: words,
      options: {
        ...Object.fromEntries(options.map(({name}) => [name, {type: 'string'} as const])),
        help: {type: 'boolean', short: 'h'},
        version: {type: 'boolean'},
      },
    }).values;
  } catch (error) {
    // The message of Node.js names the option; its second sentence is about programs that take other arguments.
    const [sentence] = (error as Error).message.split(/\.(?=\s|$)/);
    throw new UsageError(`${sentence}. Write --help to see what can be written.`);
  }
}

const isHttp = (text: string): boolean => /^https?:\/\/./.test(text) && parseUrl(text) !== null;

/** Unix seconds of a time in UTC, such as 2026-12-24T10:00:00Z. */
function readTime(text: string): number {
  const seconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? fromRfc3339(text) : NaN;
  if (Number.isNaN(seconds) || toRfc3339(seconds) !== text || seconds < 0 || seconds > lastStart)
    throw new UsageError(`The time is ${text}. Write a time in UTC, such as --now 2026-12-24T10:00:00Z.`);
  return seconds;
}
