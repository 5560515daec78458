/**
 * Validates requests for simulations, which a host of the gateway takes beside the API: events of a payment, and changes
 * of the gateway itself, such as of its clock.
 */
import {maxClockMove} from '../limits';
import {readAmount} from '../books/amounts';
import {kindOfEvent, subjectOf, type EventKind} from './events';
import {idOf} from '../books/ids';
import {parseObject} from '../values/json';
import {whyAmountIsRefused} from './pages';
import {shown} from '../values/text';
import type {GatewayService, State, World} from '../books/types';
import type {JsonObject} from '../../types/json';

/** Simulations that act on the gateway itself. A host may offer only some of them. */
export const ownSimulations = ['clock', 'callbacks', 'reset'] as const;

/** A parsed request for a simulation: an event of a payment, or a change of the gateway itself. */
interface Simulation {
  /** False if no simulation has this name. */
  isKnown: boolean;
  body: JsonObject;
  /** A sentence that says what to send instead; absent when the request is valid. */
  mistake?: string;
}

/** An event with the properties that its body takes. */
type Event = Pick<EventKind, 'id'> & World['simulations'][string];

/** Type guard for the body of `clock`. */
export function isClockMove(body: JsonObject): body is {seconds: number} {
  return typeof body.seconds === 'number';
}

/**
 * Parses and validates a request for a simulation, without executing it.
 *
 * @param own the simulations of `ownSimulations` that the host offers
 */
export function readSimulation(
  world: World,
  state: State,
  name: string,
  text: string,
  own: readonly string[] = ownSimulations,
): Simulation {
  const event = eventOf(world, name);
  if (!event && !own.includes(name)) {
    const names = [...own, ...Object.keys(world.simulations)];
    return {
      isKnown: false,
      body: {},
      mistake: `There is no simulation ${told(name)}. Send one of ${names.join(', ')}.`,
    };
  }
  const body = readObject(text);
  if (!body) return {isKnown: true, body: {}, mistake: `Send a JSON object, such as ${exampleOf(name, event)}.`};
  // v1 names a transaction by its number.
  if (event?.id === 'transaction_id' && typeof body.transaction_id === 'number')
    body.transaction_id = idOf(state, 'trx', body.transaction_id);
  const fields = event ? [event.id, ...event.needs, ...event.takes] : name === 'clock' ? ['seconds'] : [];
  const unknown = Object.keys(body).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    return {
      isKnown: true,
      body,
      mistake: `The simulation ${name} has no field ${told(unknown)}. ${fields.length > 0 ? `It takes ${fields.join(', ')}.` : 'Send {}.'}`,
    };
  }
  const mistake = event
    ? mistakeOf(world, state, name, event, body)
    : name === 'clock'
      ? mistakeOfClock(body)
      : undefined;
  return {isKnown: true, body, ...(mistake && {mistake})};
}

function eventOf({simulations}: World, name: string): Event | undefined {
  return Object.hasOwn(simulations, name) ? {id: kindOfEvent(name)!.id, ...simulations[name]!} : undefined;
}

function readObject(text: string): JsonObject | null {
  try {
    return parseObject(text || '{}');
  } catch {
    return null;
  }
}

/** A value of the request, as a sentence shows it. */
const told = (value: unknown): string => shown(typeof value === 'string' ? value : JSON.stringify(value), 100);

const examples = {amount: '"150.00"', result: '"success"'} as const;

const prefixes = {transaction_id: 'trx', invoice_id: 'inv', page_id: 'pag'} as const;
/** The operation that creates the object a simulation acts on. */
const makers = {transaction_id: 'create', invoice_id: 'invoice_create', page_id: 'payment_page'} as const;

function exampleOf(name: string, event: Event | undefined): string {
  if (!event) return name === 'clock' ? '{"seconds": 3600}' : '{}';
  return `{"${event.id}": "${prefixes[event.id]}_…"${event.needs.map((field) => `, "${field}": ${examples[field]}`).join('')}}`;
}

function mistakeOfClock({seconds}: JsonObject): string | undefined {
  return typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 0 && seconds <= maxClockMove
    ? undefined
    : `Send {"seconds": 3600}: how far to move the clock ahead, a whole number up to ${maxClockMove}.`;
}

/** Whether a transaction of a service that has this reason has succeeded. */
function isOfSuccess({successReasons}: World, reason: string, {flow}: GatewayService): boolean {
  const where = Object.hasOwn(successReasons, reason) ? successReasons[reason] : undefined;
  return where === 'always' || (where !== undefined && where === flow);
}

function mistakeOf(
  world: World,
  state: State,
  name: string,
  {id, needs, takes}: Event,
  body: JsonObject,
): string | undefined {
  const {amount, result, reason_code: reason} = body;
  const kind = kindOfEvent(name)!;
  const subject = subjectOf(state, kind, body);
  if (!subject)
    return `${body[id] === undefined ? `The field ${id} is missing` : `There is no ${kind.subject} ${told(body[id])}`}. Send the id that ${makers[id]} returned.`;
  const {currency, amount: own} = subject.data;
  const exponent = world.exponentOf(currency);
  // A payment page may have no fixed amount.
  const needsAmount = needs.includes('amount') || (takes.includes('amount') && own === undefined);
  const minor = typeof amount === 'string' ? readAmount(amount, exponent) : null;
  if ((needsAmount || amount !== undefined) && minor === null)
    return `Send a positive amount, as a string in major units of ${currency} with at most ${exponent} decimals.`;
  if (id === 'page_id' && minor !== null) {
    const refusal = whyAmountIsRefused(subject.data, minor, exponent);
    if (refusal !== undefined) return refusal;
  }
  if (needs.includes('result') && result !== 'success' && result !== 'failed') return 'Send result: success or failed.';
  if (reason !== undefined && !world.reasons.some((code) => code === reason))
    return `There is no reason ${told(reason)}. Send one of ${world.reasons.join(', ')}.`;
  const service = world.services.find(({code}) => code === (subject.data as {service?: string}).service);
  // A return and a refund have reasons of their own, after the transaction succeeded.
  const hasOwnReasons = name === 'payout_comes_back' || name === 'refund_refused';
  if (typeof reason === 'string' && service && !hasOwnReasons) {
    const reasons = service.reasons.filter((one) => !isOfSuccess(world, one, service));
    if (!reasons.includes(reason))
      return `Transactions of ${service.code} do not fail with ${reason}. Send one of ${reasons.join(', ')}.`;
  }
  return undefined;
}
