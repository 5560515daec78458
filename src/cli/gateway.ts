/**
 * The reference gateway over HTTP, for development without an account: `npm run gateway`, on localhost only.
 * `GATEWAY_PORT` changes the port (4010). `CALLBACK_URL` overrides the callback address of every transaction, so that a
 * local server without https can receive callbacks. `CALLBACK_METHOD=GET` sends those of v1 as GET. `GATEWAY_SEED`
 * makes the ids the same in every run.
 */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {renderSVG} from 'uqr';
import {bodyLimit} from '../gateway/limits';
import {loadCallbackDelivery} from '../content/reference/callbackDelivery';
import {loadTestKeys} from '../content/core/testKeys';
import {loadWorld} from '../content/examples/world';
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
  pagesOf,
  type Point,
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
import {
  buttonsOf,
  framedChallenge,
  invoicePage,
  pageHeaders,
  previewPage,
  refusalPage,
  sharedPage,
  transactionPage,
} from './gatewayPages';

/** A local gateway server, with the world and the state that it works on. */
export interface LocalGateway {
  server: Server;
  world: World;
  state: State;
  /** Unix seconds of the gateway’s clock, which a request can move forward. */
  now: () => number;
  /** Sends the due callbacks one after another; resolves when each of them got a response or failed. */
  deliver: () => Promise<void>;
}

type CallbackMethod = Point['callbackMethod'];
const callbackMethods: readonly string[] = ['POST', 'GET'] satisfies CallbackMethod[];

interface Options {
  /** Overrides the address of all callbacks. */
  callbackUrl?: string;
  /** Method of the callbacks of v1. */
  callbackMethod?: CallbackMethod;
  /** Origin of the payer pages. */
  origin: string;
  /** Seed of all ids; defaults to the current time. */
  seed?: string;
  /** Receives log lines. */
  log?: (line: string) => void;
}

/** Creates a gateway that is not listening yet. The caller calls `listen` on its server, and `deliver` periodically. */
export function createLocalGateway({
  callbackUrl,
  callbackMethod,
  origin,
  seed = String(Date.now()),
  log = () => {},
}: Options): LocalGateway {
  const world = {...loadWorld()};
  world.hosts = {...world.hosts, pay: origin, api: origin};
  if (callbackMethod)
    world.points = Object.fromEntries(
      Object.entries(world.points).map(([id, point]) => [id, {...point, callbackMethod}]),
    );
  const {timeout_seconds: timeout} = loadCallbackDelivery();
  let clockOffset = 0;
  const clock = () => Math.floor(Date.now() / 1000);
  const state = createState(world, seed, clock());
  const now = () => clock() + clockOffset;
  let delivery: Promise<void> | undefined;

  /** A callback with the address to which it goes. */
  const addressed = (callback: Callback): Callback => ({...callback, url: callbackUrl ?? callback.url});

  /** Signs with the real time, so that a merchant's timestamp check passes even if the gateway's clock was moved. */
  async function send(callback: Callback): Promise<void> {
    const {url, method, headers, body} = renderCallback(world, addressed(callback), clock());
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout * 1000),
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

  function deliver(): Promise<void> {
    delivery ??= sendDue().finally(() => (delivery = undefined));
    return delivery;
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
    } else if (path.startsWith('/_local/')) control(path.slice('/_local/'.length), body.toString('utf8'), response);
    else {
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

  /** Handles the simulations, `POST /_local/<name>`: simulated events, the clock, the list of callbacks, reset. */
  function control(name: string, text: string, response: ServerResponse): void {
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, {'Content-Type': 'application/json'}).end(`${JSON.stringify(value, null, 2)}\n`);
    const simulation = readSimulation(world, state, name, text);
    log(`simulation ${name}${simulation.mistake ? `: ${simulation.mistake}` : ''}`);
    if (simulation.mistake !== undefined) answer(simulation.isKnown ? 400 : 404, {error: simulation.mistake});
    else if (name === 'callbacks') answer(200, state.callbacks.map(addressed));
    else if (name === 'reset') {
      clockOffset = 0;
      Object.assign(state, createState(world, seed, now()));
      answer(200, {now: now()});
    } else if (isClockMove(simulation.body)) {
      clockOffset += simulation.body.seconds;
      advance({world, state, now: now()});
      answer(200, {now: now()});
    } else {
      happen({world, state, now: now()}, name, simulation.body);
      answer(200, subjectOf(state, kindOfEvent(name)!, simulation.body)!.data);
    }
  }

  const server = createServer((request, response) => {
    // An internal error ends this response, not the server.
    respond(request, response).catch((error: Error) => {
      log(`internal error: ${error.stack}`);
      if (!response.headersSent) response.writeHead(500, {'Content-Type': 'text/plain'});
      response.end(`Internal error of the local gateway: ${error.message}`);
    });
  });
  return {server, world, state, now, deliver};
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

/** Startup message: the gateway's address, and the secret that signs the first request. */
export function startupMessage(origin: string, callbackUrl?: string): string[] {
  const [[point, keys]] = Object.entries(loadTestKeys().request_secrets) as [[string, Record<string, string>]];
  return [
    `The gateway listens on ${origin}. Point ${point}, key 1, secret ${keys['1']}.`,
    `Callbacks go to ${callbackUrl ?? 'the address of each transaction; set CALLBACK_URL to send all of them to your own'}.`,
  ];
}

if (require.main === module) {
  const {
    GATEWAY_PORT: port = '4010',
    CALLBACK_URL: callbackUrl,
    CALLBACK_METHOD: callbackMethod = 'POST',
    GATEWAY_SEED: seed,
  } = process.env;
  const refuse = (sentence: string): never => {
    console.error(sentence);
    process.exit(1);
  };
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    refuse(`GATEWAY_PORT is ${port}. Write a number from 1 to 65535, such as 4011.`);
  if (callbackUrl !== undefined && !/^https?:\/\/./.test(callbackUrl))
    refuse(`CALLBACK_URL is ${callbackUrl}. Write a complete URL, such as http://localhost:8080/callbacks.`);
  if (!callbackMethods.includes(callbackMethod))
    refuse(`CALLBACK_METHOD is ${callbackMethod}. Write ${callbackMethods.join(' or ')}.`);
  const origin = `http://localhost:${port}`;
  const {server, deliver} = createLocalGateway({
    callbackUrl,
    callbackMethod: callbackMethod as CallbackMethod,
    origin,
    seed,
    log: (line) => console.log(line),
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: GATEWAY_PORT=4011 npm run gateway`
        : error.message,
    ),
  );
  server.listen(Number(port), '127.0.0.1', () => {
    startupMessage(origin, callbackUrl).forEach((line) => console.log(line));
    setInterval(() => void deliver().catch((error: Error) => console.error(error.stack)), 1000).unref();
  });
}
