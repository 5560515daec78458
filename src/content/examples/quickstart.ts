import {fillTokens} from '../core/tokens';
import {readInput} from '../core/fileCache';
import type {JsonValue} from '../../types/json';

/** Folder of the quickstart's commands and programs; `output/` holds their output. */
export const quickstartFolder = 'src/samples/quickstart';

/** The files in page order. */
export const quickstartFiles = [
  'get.sh',
  'try.sh',
  'output/payment.txt',
  'gateway.sh',
  'output/gateway.txt',
  'server.mjs',
  'server.sh',
  'output/server.txt',
  'call.sh',
  'create.sh',
  'output/create.json',
  'pay.sh',
  'output/paid.txt',
  'find.sh',
  'output/find.json',
  'refund.sh',
  'output/refund.json',
  'clock.sh',
  'output/clock.json',
  'output/refunded.txt',
  'output/refunded.json',
] as const;

/** The programs that readers download. */
export const quickstartPrograms = ['payment.mjs', 'server.mjs'] as const;

export type QuickstartFile = (typeof quickstartFiles)[number];

/**
 * The request of the command that creates the payment.
 *
 * @throws a sentence if the command is no call with a body and an idempotency key
 */
export function quickstartRequest(): {
  path: string;
  body: Record<string, JsonValue>;
  /** The body as it is written. */
  text: string;
  idempotencyKey: string;
} {
  const match = /^call (\S+) '(\{[^']*\})' (\S+)\s*$/.exec(loadQuickstart('create.sh'));
  if (!match)
    throw new Error(
      `${quickstartFolder}/create.sh is no single call. Write call, the path, the body between single quotes and the idempotency key.`,
    );
  const [, path, text, idempotencyKey] = match as unknown as [string, string, string, string];
  return {path, body: JSON.parse(text) as Record<string, JsonValue>, text, idempotencyKey};
}

/** The content of a file as tests run it, with tokens replaced. */
export function loadQuickstart(file: QuickstartFile | (typeof quickstartPrograms)[number]): string {
  const name = `${quickstartFolder}/${file}`;
  return fillTokens(readInput(name), name);
}
