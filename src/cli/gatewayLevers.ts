/** What is sent to a lever of the local gateway, `POST /_local/<name>`, and what is wrong with it. */
import {loadGatewayEvents} from '../content/gatewayEvents';
import {defaultLocale} from '../content/locales';
import {loadReasonGroups} from '../content/reasons';
import type {Json, State, World} from '../gateway';
import {toMinor} from '../gateway/money';

/** Levers that are no event. */
export const otherLevers = ['clock', 'callbacks', 'reset'] as const;

/** The farthest that the clock moves at once: a year, in seconds. */
const year = 31536000;

export interface Lever {
  /** Whether there is such a lever. */
  isKnown: boolean;
  body: Json;
  /** A sentence that says what to send instead; absent when the lever can be pulled. */
  mistake?: string;
}

/** The body of `clock`. */
export function isMove(body: Json): body is {seconds: number} {
  return typeof body.seconds === 'number';
}

/** Reads and checks what was sent to a lever; nothing happens yet. */
export function readLever(world: World, state: State, name: string, text: string): Lever {
  const event = loadGatewayEvents(defaultLocale).find((one) => one.name === name);
  const isOther = (otherLevers as readonly string[]).includes(name);
  if (!event && !isOther) {
    const names = [...otherLevers, ...loadGatewayEvents(defaultLocale).map((one) => one.name)];
    return {isKnown: false, body: {}, mistake: `There is no lever ${name}. Send one of ${names.join(', ')}.`};
  }
  const body = readObject(text);
  if (!body) return {isKnown: true, body: {}, mistake: `Send a JSON object, such as ${exampleOf(name, event?.needs)}.`};
  const fields = event ? ['transaction_id', ...event.needs, ...event.takes] : name === 'clock' ? ['seconds'] : [];
  const unknown = Object.keys(body).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    return {isKnown: true, body, mistake: `The lever ${name} has no field ${unknown}. ${fields.length > 0 ? `It takes ${fields.join(', ')}.` : 'Send {}.'}`};
  }
  const mistake = event ? mistakeOf(world, state, event.needs, body) : name === 'clock' ? mistakeOfClock(body) : undefined;
  return {isKnown: true, body, ...(mistake && {mistake})};
}

function readObject(text: string): Json | null {
  try {
    const value = JSON.parse(text || '{}') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

const examples = {amount: '"150.00"', result: '"success"'} as const;

function exampleOf(name: string, needs: (keyof typeof examples)[] | undefined): string {
  if (!needs) return name === 'clock' ? '{"seconds": 3600}' : '{}';
  return `{"transaction_id": "trx_…"${needs.map((field) => `, "${field}": ${examples[field]}`).join('')}}`;
}

function mistakeOfClock({seconds}: Json): string | undefined {
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= year ? undefined : `Send {"seconds": 3600}: how far to move the clock ahead, a whole number up to ${year}.`;
}

function mistakeOf(world: World, state: State, needs: string[], body: Json): string | undefined {
  const {transaction_id: id, amount, result, reason_code: reason} = body;
  const entry = typeof id === 'string' && Object.hasOwn(state.entries, id) ? state.entries[id] : undefined;
  if (!entry) return `${id === undefined ? 'The field transaction_id is missing' : `There is no transaction ${String(id)}`}. Send the id that create answered with.`;
  const exponent = world.exponentOf(entry.data.currency);
  if (needs.includes('amount') && (typeof amount !== 'string' || toMinor(amount, exponent) === null)) {
    return `Send amount, a string in major units of ${entry.data.currency} with at most ${exponent} decimals.`;
  }
  if (needs.includes('result') && result !== 'success' && result !== 'failed') return 'Send result: success or failed.';
  const reasons = loadReasonGroups(defaultLocale).flatMap((group) => group.reasons.map(({code}) => code));
  if (reason !== undefined && !reasons.includes(reason)) return `There is no reason ${String(reason)}. Send one of ${reasons.join(', ')}.`;
  return undefined;
}
