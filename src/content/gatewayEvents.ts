import {events} from '../gateway';
import {readData} from './data';
import type {LocaleCode} from './locales';

/** A lever of the local gateway: something that happens outside of the API. */
export interface GatewayEvent {
  /** As `POST /_local/<name>` and as in a scenario. */
  name: string;
  who: 'payer' | 'bank' | 'gateway';
  /** Fields of the body beside `transaction_id`. */
  needs: ('amount' | 'result')[];
  takes: 'reason_code'[];
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
  const described = readData<Record<string, Omit<GatewayEvent, 'name'>>>(file, locale);
  for (const name of Object.keys(events)) {
    if (!described[name]) throw new Error(`src/data/${file}: the event ${name} of src/gateway/events.ts is missing. Describe it.`);
  }
  for (const name of Object.keys(described)) {
    if (!Object.hasOwn(events, name)) throw new Error(`src/data/${file}: ${name} is no event of src/gateway/events.ts. Remove it, or write one of ${Object.keys(events).join(', ')}.`);
  }
  return Object.entries(described).map(([name, event]) => ({name, ...event}));
}
