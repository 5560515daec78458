import {eventNames, kindOfEvent, type EventKind} from '../../gateway/index';
import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {EventsFile} from '../../types/data/gateway/events';

/** A simulation of the local gateway: an event outside of the API. */
export type GatewayEvent = EventsFile[string] & {
  /** The name in `POST /_local/<name>` and in scenarios. */
  name: string;
  /** Property of the body that holds the object's id. */
  id: EventKind['id'];
};

const file = 'gateway/events.yaml';

/**
 * All events of the reference gateway, in page order.
 *
 * @throws one sentence per error in the data (see `readData`), or for an event that exists in only one of data and
 * gateway
 */
export function loadGatewayEvents(locale: LocaleCode): GatewayEvent[] {
  const described = readData(file, locale);
  const missing = eventNames.find((name) => !described[name]);
  if (missing) throw new Error(`src/data/${file}: the event ${missing} of the gateway is missing. Describe it.`);
  return Object.entries(described).map(([name, event]) => {
    const kind = kindOfEvent(name);
    if (!kind)
      throw new Error(
        `src/data/${file}: ${name} is no event of the gateway. Remove it, or write one of ${eventNames.join(', ')}.`,
      );
    return {name, id: kind.id, ...event};
  });
}
