import {playMoments} from './moments';
import {readData} from '../core/data';
import type {Callback} from '../../gateway/index';
import type {LocaleCode} from '../core/locales';
import type {CallbackEventsFile} from '../../types/data/callback_events';
import type {JsonObject} from '../../types/json';

/** A kind of object that callbacks are about. */
export type EventObject = keyof CallbackEventsFile['objects'];

/** Something that makes the gateway send callbacks. */
export type CallbackEvent = CallbackEventsFile['objects'][EventObject][string];

/** The catalogue of events that make the gateway send callbacks, and of those that do not. */
export function loadCallbackEvents(locale: LocaleCode): CallbackEventsFile {
  return readData('callback_events.yaml', locale);
}

/** The type of the callbacks about an object, and where the contract describes it. */
export function typeOf(object: EventObject): {type: string; contract: string; webhook: string} {
  return object === 'invoice'
    ? {type: 'invoice.updated', contract: 'invoicing', webhook: 'invoice_updated'}
    : {type: 'transaction.updated', contract: 'v2', webhook: 'transaction_updated'};
}

/** Type and status that a callback reports, as the data writes them: `payin success`. */
export function nameOf({version, body}: Pick<Callback, 'version' | 'body'>): string {
  const {type, status} = (version === 'v1' ? body.transaction : body.data) as {type?: string; status: string};
  return `${body.type === 'invoice.updated' ? 'invoice' : type} ${status}`;
}

/** The callbacks that the steps of a row send on the gateway, if its merchant uses this version of the API. */
export function playEvent(
  {service, before = [], does}: {service: string; before?: string[]; does: string[]},
  version: 'v1' | 'v2' = 'v2',
): Callback[] {
  return playMoments(service, [...before, ...does], {version})
    .slice(before.length)
    .flatMap(({sent}) => sent);
}

/**
 * The example of an object: the last callback about it that its example row sends.
 *
 * @throws a sentence if no row is the example, or its steps send no callback about the object
 */
export function exampleOf(object: EventObject): JsonObject {
  const row = Object.values(loadCallbackEvents('en').objects[object]).find(({is_example: isExample}) => isExample);
  const example = row && playEvent(row).findLast((callback) => nameOf(callback).startsWith(`${object} `));
  if (!example)
    throw new Error(
      `src/data/callback_events.yaml: no row of ${object} is an example that sends a callback about it. Write is_example in one of them.`,
    );
  return example.body;
}
