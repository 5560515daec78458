/**
 * The reference gateway over HTTP, on the developer's own machine: the API, the pages of payers, and simulations at
 * `POST /_local/<name>`. It sends callbacks, and a simulation delivers all that are due before it answers.
 */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {renderSVG} from 'uqr';
import {
  addressOf,
  advance,
  askedByInvoice,
  type Callback,
  createState,
  download,
  dueCallbacks,
  type Entry,
  handle,
  happen,
  idOf,
  invoicesOf,
  isClockMove,
  kindOfEvent,
  looksOf,
  nextDue,
  pagesOf,
  readSimulation,
  recordAttempt,
  whyInvoiceRefuses,
  whyPageRefuses,
  renderCallback,
  type State,
  subjectOf,
  viewOf,
  whyInvoiceIsClosed,
  whyPageIsClosed,
  type World,
} from '../gateway';
import {bodyLimit} from '../gateway/limits';
import type {CallbackMethod} from '../sandbox/protocol';
import {inTurns} from './inTurns';
import {
  buttonsOf,
  framedChallenge,
  invoicePage,
  pageHeaders,
  previewPage,
  refusalPage,
  sharedPage,
  transactionPage,
} from './pages';

/** Settings of a local gateway; each has a default. */
export interface LocalOptions {
  /** Overrides the address of all callbacks. */
  callbackUrl?: string;
  /** Method of the callbacks of v1. */
  callbackMethod?: CallbackMethod;
  /** Seed of all ids; defaults to the current time. */
  seed?: string;
  /** Unix seconds at which the gateway's clock starts; defaults to the current time. */
  startsAt?: number;
  /** Receives log lines. */
  log?: (line: string) => void;
}

/** The response to a simulation. */
interface Simulated {
  status: number;
  value: unknown;
}

/** A local gateway server, with the world and the state that it works on. */
export interface LocalGateway {
  server: Server;
  world: World;
  state: State;
  /** Unix seconds of the gateway’s clock, which a request can move forward. */
  now: () => number;
  /** All callbacks since the start or the last reset, with the addresses to which they go. */
  callbacks: () => Callback[];
  /** Sends the due callbacks one after another; resolves when each of them got a response or failed. */
  deliver: () => Promise<void>;
  /**
   * Executes a simulation; resolves when the callbacks that are due have been sent.
   *
   * @param text its body as JSON
   */
  simulate: (name: string, text: string) => Promise<Simulated>;
  /** Listens on localhost. Resolves with the origin; port 0 is any free one. */
  listen: (port?: number) => Promise<string>;
  /** From now on sends the due callbacks once a second. */
  deliverRegularly: () => void;
  /** Stops listening, and ends open connections. */
  close: () => Promise<void>;
}

/** No server can have such a name (RFC 2606), so nothing is sent there, and no name is looked up. */
const isReserved = (url: string): boolean => /\.example$/.test(new URL(url).hostname);

/** Creates a gateway that is not listening yet. */
export function createLocalGateway(
  given: World,
  {callbackUrl, callbackMethod, seed = String(Date.now()), startsAt, log = () => {}}: LocalOptions = {},
): LocalGateway {
  const world = {...given};
  world.hosts = {...world.hosts};
  if (callbackMethod)
    world.points = Object.fromEntries(
      Object.entries(world.points).map(([id, point]) => [id, {...point, callbackMethod}]),
    );
  const clock = () => Math.floor(Date.now() / 1000);
  const firstAhead = startsAt === undefined ? 0 : startsAt - clock();
  /** Seconds by which the gateway's clock is ahead of the real time. */
  let ahead = firstAhead;
  const now = () => clock() + ahead;
  const state = createState(world, seed, now());
  const inTurn = inTurns();
  let timer: NodeJS.Timeout | undefined;

  /** A callback with the address to which it goes. */
  const addressed = (callback: Callback): Callback => ({...callback, url: callbackUrl ?? callback.url});

  const callbacks = () => state.callbacks.map(addressed);

  /** Signs with the real time, so that a merchant's timestamp check passes even if the gateway's clock was moved. */
  async function send(callback: Callback): Promise<void> {
    const {url, method, headers, body} = renderCallback(world, addressed(callback), clock());
    const answer = isReserved(url)
      ? null
      : await fetch(url, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(world.callbackTimeout * 1000),
          ...(method === 'POST' && {body: new TextDecoder().decode(body)}),
        }).then(
          ({status}) => status,
          () => null,
        );
    recordAttempt(world, callback, answer, now());
    log(`callback ${callback.id} to ${new URL(url).origin}: ${answer ?? 'no response'}`);
  }

  /** Sequential, so that a merchant receives callbacks in the order of the events. */
  async function sendDue(): Promise<void> {
    advance({world, state, now: now()});
    for (const callback of dueCallbacks(state, now()))
      await send(callback).catch((error: Error) => {
        // A callback that cannot be sent is repeated like one without a response.
        log(`internal error: ${error.stack}`);
        recordAttempt(world, callback, null, now());
      });
  }

  /** Moves the clock ahead. What is due on the way happens at its own time, as if nobody had moved the clock. */
  async function pass(seconds: number): Promise<void> {
    const target = now() + seconds;
    for (let next = nextDue(state); next !== null && next <= target; next = nextDue(state)) {
      ahead += Math.max(0, next - now());
      await sendDue();
    }
    ahead += Math.max(0, target - now());
    await sendDue();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const path = request.url ?? '/';
    // v1 names a transaction by its number.
    const page = /^\/(p|3ds|qr)\/(?:(\d{1,16})|([0-9A-Za-z]{20}))(\.svg)?$/.exec(path);
    const id = page?.[2] ? idOf(state, 'trx', Number(page[2])) : `trx_${page?.[3]}`;
    const preview = /^\/preview\/(point_\d{1,16}|tpl_[0-9A-Za-z]{20})$/.exec(path);
    const shared = /^\/(i|s)\/((?:inv|pag)_[0-9A-Za-z]{20})$/.exec(path);
    if (page) showPage(state.entries[id], page[1]!, request, body.toString('utf8'), response);
    else if (preview) showPreview(preview[1]!, response);
    else if (shared) showShared(path, shared[2]!, request.method!, body.toString('utf8'), response);
    else if (request.method === 'GET' && path.startsWith('/reports/files/')) {
      const file = download(world, state, path, now());
      response.writeHead(file.status, file.headers).end(file.body);
    } else if (path.startsWith('/_local/')) {
      const {status, value} = await simulate(path.slice('/_local/'.length), body.toString('utf8'));
      response.writeHead(status, {'Content-Type': 'application/json'}).end(`${JSON.stringify(value, null, 2)}\n`);
    } else {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
      );
      const answer = handle(
        world,
        state,
        {method: request.method!, path, headers, body, ip: request.socket.remoteAddress, clock: clock()},
        now(),
      );
      log(`${request.method} ${path} ${answer.status} ${errorCodeOf(answer.body)}`);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }
  }

  /** The pages on which a payer pays, confirms 3-D Secure or scans a QR code, and a recipient enters the details. */
  function showPage(
    entry: Entry | undefined,
    folder: string,
    request: IncomingMessage,
    body: string,
    response: ServerResponse,
  ): void {
    if (!entry) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('There is no such payment.');
      return;
    }
    if (folder === 'qr') {
      response
        .writeHead(200, {'Content-Type': 'image/svg+xml'})
        .end(renderSVG(String(entry.data.next_action?.payload ?? entry.data.id)));
      return;
    }
    const kind = folder as 'p' | '3ds';
    // A browser says in `Sec-Fetch-Dest` that it loads a frame. There the result goes to `return_url`, and the merchant
    // passes it on with `update`; without `return_url` the page itself sends the result to the gateway.
    const isFramed =
      kind === '3ds' &&
      entry.hidden.returnUrl !== undefined &&
      /^i?frame$/.test(String(request.headers['sec-fetch-dest']));
    const books = {world, state, now: now()};
    if (request.method === 'POST') {
      const events = buttonsOf(books, entry, kind).map(([, event]) => event);
      const event = new URLSearchParams(body).get('event') ?? '';
      if (!events.includes(event)) {
        const choice = events.map((one) => `event=${one}`).join(' or ');
        response.writeHead(400, {'Content-Type': 'text/plain'}).end(`Send ${choice}.\n`);
        return;
      }
      happen(books, event, {transaction_id: entry.data.id});
      log(`payer: ${event} ${entry.data.id} ${entry.data.status}`);
      response.writeHead(303, {Location: entry.hidden.returnUrl ?? '#'}).end();
      return;
    }
    response.writeHead(200, pageHeaders).end(isFramed ? framedChallenge(entry) : transactionPage(books, entry, kind));
  }

  /**
   * The page of an invoice, or a payment page that many payers share. After a payment the browser returns to the
   * invoice, or goes from the payment page to `return_url` of the template, or else to the page of the payment.
   */
  function showShared(path: string, id: string, method: string, body: string, response: ServerResponse): void {
    const invoice = invoicesOf(state)[id];
    const page = pagesOf(state)[id];
    if (!invoice && !page) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('There is no such invoice or payment page.');
      return;
    }
    const books = {world, state, now: now()};
    if (method === 'POST') {
      const form = Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value.trim() !== ''));
      const event = invoice ? 'payer_pays_invoice' : 'payer_pays_page';
      const fields = invoice ? askedByInvoice(books, invoice) : viewOf(books, page!).fields;
      const names = fields.map(({name}) => name);
      const payer = Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)));
      const asked = {amount: form.amount, payer};
      const refusal = invoice ? whyInvoiceRefuses(books, invoice, asked) : whyPageRefuses(books, page!, asked);
      if (refusal !== undefined) {
        log(`payer: ${event} ${id} refused`);
        response.writeHead(400, pageHeaders).end(refusalPage(refusal, path));
        return;
      }
      happen(books, event, {[invoice ? 'invoice_id' : 'page_id']: id, ...asked});
      log(`payer: ${event} ${id}`);
      const payment = Object.values(state.entries).findLast(({hidden}) => hidden.page === id);
      const next = payment ? (payment.hidden.returnUrl ?? addressOf(books, payment, 'p')) : path;
      response.writeHead(303, {Location: next}).end();
      return;
    }
    response
      .writeHead(200, pageHeaders)
      .end(
        invoice
          ? invoicePage(invoice, askedByInvoice(books, invoice), whyInvoiceIsClosed(books, invoice))
          : sharedPage(page!, viewOf(books, page!), whyPageIsClosed(books, page!)),
      );
  }

  /** The preview of the branding of a template or of the point, as it is set now. */
  function showPreview(owner: string, response: ServerResponse): void {
    const look = Object.hasOwn(looksOf(state), owner) ? looksOf(state)[owner] : undefined;
    if (look) response.writeHead(200, pageHeaders).end(previewPage(look));
    else response.writeHead(404, {'Content-Type': 'text/plain'}).end('No branding is set for this owner.');
  }

  async function simulate(name: string, text: string): Promise<Simulated> {
    const simulation = readSimulation(world, state, name, text);
    log(`simulation ${name}${simulation.mistake ? `: ${simulation.mistake}` : ''}`);
    if (simulation.mistake !== undefined)
      return {status: simulation.isKnown ? 400 : 404, value: {error: simulation.mistake}};
    if (name === 'callbacks') return {status: 200, value: callbacks()};
    if (name === 'reset') {
      ahead = firstAhead;
      Object.assign(state, createState(world, seed, now()));
      return {status: 200, value: {now: now()}};
    }
    const {body} = simulation;
    if (isClockMove(body)) {
      await inTurn(() => pass(body.seconds));
      return {status: 200, value: {now: now()}};
    }
    happen({world, state, now: now()}, name, body);
    // Copied, because the merchant may change it while it receives the callbacks.
    const value = structuredClone(subjectOf(state, kindOfEvent(name)!, body)!.data);
    await inTurn(sendDue);
    return {status: 200, value};
  }

  const server = createServer((request, response) => {
    // An internal error ends this response, not the server.
    respond(request, response).catch((error: Error) => {
      log(`internal error: ${error.stack}`);
      if (!response.headersSent) response.writeHead(500, {'Content-Type': 'text/plain'});
      response.end(`Internal error of the local gateway: ${error.message}`);
    });
  });

  const deliver = () => inTurn(sendDue);

  async function listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    Object.assign(world.hosts, {pay: origin, api: origin});
    return origin;
  }

  function deliverRegularly(): void {
    const report = ({stack}: Error): void => log(`internal error: ${stack}`);
    timer = setInterval(() => void deliver().catch(report), 1000);
    timer.unref();
  }

  function close(): Promise<void> {
    clearInterval(timer);
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  return {server, world, state, now, callbacks, deliver, simulate, listen, deliverRegularly, close};
}

/** Reads the body of a request. Chunks beyond the limit are dropped, so that no request fills the memory. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= bodyLimit) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** The error code of a response body, for the log. */
function errorCodeOf(body: string): string {
  if (body === '') return '';
  const {code, error} = JSON.parse(body) as {code?: string; error?: {code: number} | string};
  return String(code ?? (typeof error === 'string' ? error : error?.code) ?? '');
}
