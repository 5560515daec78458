import {sendWithRetries} from './v2/client';

const origin = process.env.GATEWAY_ORIGIN ?? '';
const settings = {origin, point: '1042', key: '1', secret: process.env.GATEWAY_SECRET ?? ''};

/** `fetch` to the local gateway that signs requests like the typed client of the page. */
export const signedFetch: typeof fetch = (input, init) => sendWithRetries(new Request(input, init), settings);

/** Moves the clock of the local gateway ahead, so that the refunds arrive. */
export async function waitForRefunds(): Promise<void> {
  const {ok} = await fetch(`${origin}/_local/clock`, {method: 'POST', body: '{"seconds": 86400}'});
  if (!ok) throw new Error('The local gateway did not move its clock.');
}
