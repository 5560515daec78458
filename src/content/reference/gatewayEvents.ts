import {eventNames, kindOfEvent, type EventKind} from '../../gateway/index';
import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';

/** A lever of the local gateway: something that happens outside of the API. */
export interface GatewayEvent {
  /** As `POST /_local/<name>` and as in a scenario. */
  name: string;
  who: 'payer' | 'recipient' | 'bank' | 'merchant' | 'gateway';
  /** Field of the body that names what it is about. */
  id: EventKind['id'];
  /** Further fields that have to be there, and those that may be left out. */
  needs: ('amount' | 'result')[];
  takes: ('amount' | 'reason_code')[];
  /** Markdown. */
  description: string;
}

const file = 'gateway/events.yaml';

/**
 * Every event that the reference gateway knows, in the order of the page.
 *
 * @throws one sentence a mistake in the data (see `readData`), or for an event that one of the two does not have
 */
export function loadGatewayEvents(locale: LocaleCode): GatewayEvent[] {
  const described = readData<Record<string, Omit<GatewayEvent, 'name' | 'id'>>>(file, locale);
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
