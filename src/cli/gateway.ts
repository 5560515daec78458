/**
 * The reference gateway over HTTP, for development without an account: `npm run gateway`, on this machine alone.
 * `GATEWAY_PORT` changes the port (4010); `CALLBACK_URL` sends every callback there, whatever the transaction says, so
 * that a server on this machine without https can receive them.
 */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {renderSVG} from 'uqr';
import {loadTestKeys} from '../content/testKeys';
import {loadWorld} from '../content/world';
import {invoicesOf} from '../gateway/invoices';
import {pagesOf} from '../gateway/pages';
import {advance, createState, dueCallbacks, events, handle, happen, invoiceEvents, pageEvents, recordAttempt, renderCallback, type Callback, type Entry, type State, type World} from '../gateway';

/** A gateway that listens, and what it works on. */
export interface LocalGateway {
  server: Server;
  world: World;
  state: State;
  /** Unix seconds of the gateway’s clock, which can be moved ahead. */
  now(): number;
  /** Sends the callbacks whose time has come; resolves when each has been answered or has failed. */
  deliver(): Promise<void>;
}

interface Options {
  /** Address that all callbacks go to. */
  callbackUrl?: string;
  /** Where payers’ pages are; by default the address of the request. */
  origin: string;
  /** Tells what is going on, one line each. */
  log?(line: string): void;
}

/** Seconds that a merchant has to answer a callback. */
const callbackTimeout = 15;

/** A gateway that is not listening yet; the caller starts it, and calls `deliver` now and then. */
export function createLocalGateway({callbackUrl, origin, log = () => {}}: Options): LocalGateway {
  const world = {...loadWorld()};
  world.hosts = {...world.hosts, pay: origin};
  const state = createState(world, String(Date.now()));
  let ahead = 0;
  const now = () => Math.floor(Date.now() / 1000) + ahead;
  const sending = new Set<Callback>();

  async function send(callback: Callback): Promise<void> {
    sending.add(callback);
    const {url, method, headers, body} = renderCallback(world, {...callback, url: callbackUrl ?? callback.url}, now());
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(callbackTimeout * 1000),
      ...(method === 'POST' && {body: new TextDecoder().decode(body)}),
    }).then(({status}) => status, () => null);
    recordAttempt(world, callback, answer, now());
    sending.delete(callback);
    log(`callback ${callback.id} to ${new URL(url).origin}: ${answer ?? 'no answer'}`);
  }

  async function deliver(): Promise<void> {
    advance({world, state, now: now()});
    await Promise.all(dueCallbacks(state, now()).filter((callback) => !sending.has(callback)).map(send));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '/';
    const page = /^\/(p|3ds|qr)\/([0-9A-Za-z]{20})(\.svg)?$/.exec(path);
    if (page) showPage(state.entries[`trx_${page[2]}`], page[1]!, request.method!, body.toString('utf8'), response);
    else if (path.startsWith('/_local/')) control(path.slice('/_local/'.length), body.toString('utf8'), response);
    else {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
      const answer = handle(world, state, {method: request.method!, path, headers, body, ip: request.socket.remoteAddress}, now());
      log(`${request.method} ${path} ${answer.status} ${failureOf(answer.body)}`);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }
  }

  /** What a payer does on a page of the gateway. */
  function showPage(entry: Entry | undefined, folder: string, method: string, body: string, response: ServerResponse): void {
    if (!entry) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('There is no such payment.');
      return;
    }
    if (folder === 'qr') {
      response.writeHead(200, {'Content-Type': 'image/svg+xml'}).end(renderSVG(String(entry.data.next_action?.payload ?? entry.data.id)));
      return;
    }
    const [yes, no] = folder === '3ds' ? ['challenge_passed', 'challenge_failed'] : ['payer_pays', 'payer_refuses'];
    if (method === 'POST') {
      const event = new URLSearchParams(body).get('event') === yes ? yes : no;
      happen({world, state, now: now()}, event!, {transaction_id: entry.data.id});
      log(`payer: ${event} ${entry.data.id} ${entry.data.status}`);
      response.writeHead(303, {Location: entry.hidden.returnUrl ?? '#'}).end();
      return;
    }
    response
      .writeHead(200, {'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': "default-src 'none'; form-action *"})
      .end(pageOf(entry, folder === '3ds' ? '3-D Secure' : 'Payment', yes!, no!));
  }

  /** The levers of the sandbox: events and the clock. */
  function control(name: string, text: string, response: ServerResponse): void {
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, {'Content-Type': 'application/json'}).end(`${JSON.stringify(value, null, 2)}\n`);
    try {
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      if (name === 'clock') {
        if (!Number.isInteger(body.seconds) || (body.seconds as number) < 0) throw new Error('Send {"seconds": 3600}: how far to move the clock ahead.');
        ahead += body.seconds as number;
        advance({world, state, now: now()});
        answer(200, {now: now()});
      } else if (name === 'callbacks') answer(200, state.callbacks);
      else if (Object.hasOwn(invoiceEvents, name)) {
        happen({world, state, now: now()}, name, body);
        answer(200, invoicesOf(state)[String(body.invoice_id)]?.data);
      } else if (Object.hasOwn(pageEvents, name)) {
        happen({world, state, now: now()}, name, body);
        answer(200, pagesOf(state)[String(body.page_id)]?.data);
      } else if (Object.hasOwn(events, name)) {
        happen({world, state, now: now()}, name, body);
        answer(200, state.entries[String(body.transaction_id)]?.data);
      } else answer(404, {error: `Send clock, callbacks or one of ${Object.keys(events).join(', ')}.`});
    } catch (error) {
      answer(400, {error: (error as Error).message});
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  return {server, world, state, now, deliver};
}

/** Code of a failure, for the log. */
function failureOf(body: string): string {
  if (body === '') return '';
  const {code, error} = JSON.parse(body) as {code?: string; error?: {code: number} | string};
  return String(code ?? (typeof error === 'string' ? error : error?.code) ?? '');
}

/** The page of a payer: what is paid, and two buttons. */
function pageOf({data}: Entry, title: string, yes: string, no: string): string {
  const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${escape(data.description ?? data.external_id)}: ${escape(data.amount)} ${escape(data.currency)}. Status: ${escape(data.status)}.</p>
<form method="post"><button name="event" value="${yes}">Pay</button> <button name="event" value="${no}">Refuse</button></form>
</html>
`;
}

if (require.main === module) {
  const port = Number(process.env.GATEWAY_PORT ?? 4010);
  const origin = `http://localhost:${port}`;
  const {server, deliver} = createLocalGateway({callbackUrl: process.env.CALLBACK_URL, origin, log: (line) => console.log(line)});
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: GATEWAY_PORT=4011 npm run gateway` : error.message);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    const [[point, keys]] = Object.entries(loadTestKeys().request_secrets) as [[string, Record<string, string>]];
    console.log(`The gateway listens on ${origin}. Point ${point}, key 1, secret ${keys['1']}.`);
    console.log(`Callbacks go to ${process.env.CALLBACK_URL ?? 'the address of each transaction; set CALLBACK_URL to send all of them to your own'}.`);
    setInterval(() => void deliver(), 1000).unref();
  });
}
