/** The host of the gateway: applies the calls of a page to the stored account. */
import {
  advance,
  canRefuse,
  download,
  handle,
  happen,
  type HttpAnswer,
  isClockMove,
  kindOfEvent,
  nextDue,
  readSimulation,
  subjectOf,
  whyInvoiceIsClosed,
  type World,
} from '../gateway';
import type {JsonObject} from '../types/json';
import {toBytes} from '../gateway/values/bytes';
import {createAccount, moveClock, nowOf, readAccount, record, writeAccount, type SandboxAccount} from './account';
import {
  protocolVersion,
  SandboxError,
  type AccountView,
  type CallName,
  type Calls,
  type SandboxMessage,
  type Notice,
  type Outlook,
  type Reply,
  type SandboxRequest,
} from './protocol';
import {processDue} from './receiver';
import type {Store} from './store';

/** Simulations of the host itself that the sandbox offers; the others are calls of their own. */
const ownSimulations = ['clock'];

/** The context of a call, which may replace `account`. */
interface Session {
  world: World;
  account: SandboxAccount;
  /** Unix seconds on the account's clock. */
  now: () => number;
  openNew: () => SandboxAccount;
  notice: Notice | null;
}

type Handlers = {[Name in CallName]: (session: Session, data: Calls[Name][0]) => Calls[Name][1]};

const handlers: Handlers = {
  send({world, account, now}, request) {
    const at = now();
    const answer = respond(world, account, request, at);
    const response = {...answer, body: toBytes(answer.body)};
    record(account, {kind: 'request', at, request, response});
    return response;
  },
  simulate({world, account, now}, {name, data}) {
    const {state} = account;
    const {body, mistake} = readSimulation(world, state, name, serialize(data), ownSimulations);
    if (mistake !== undefined) throw new SandboxError('simulation_refused', mistake);
    record(account, {kind: 'simulation', at: now(), name, data});
    if (isClockMove(body)) {
      moveClock(account, body.seconds);
      return {now: now()};
    }
    happen({world, state, now: now()}, name, body);
    return structuredClone(subjectOf(state, kindOfEvent(name)!, body)!.data);
  },
  possible: ({world, account, now}, {id}) =>
    Object.keys(world.simulations).filter((name) => changesSomething(world, account, name, id, now())),
  outlook: ({world, account}, {id}) => outlookOf(world, account, id),
  account: viewOf,
  timeline: ({account}, {after}) => account.timeline.filter(({number}) => number > after),
  respond_to_callbacks({account}, response) {
    account.respondWith = response;
    return null;
  },
  send_v1_callbacks_by({account}, method) {
    account.callbackMethod = method;
    return null;
  },
  start_over(session) {
    session.account = session.openNew();
    session.notice = null;
    return null;
  },
  save: ({account}) => writeAccount(account),
  load(session, text) {
    const read = readAccount(text, session.world);
    if (!('account' in read)) throw new SandboxError('account_refused', refusals[read.problem]);
    session.account = read.account;
    session.notice = null;
    return null;
  },
  now: ({now}) => now(),
};

/** The body of a simulation as text. Very deep nesting, which no body has, overflows the serializer's call stack. */
function serialize(body: JsonObject): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new SandboxError('simulation_refused', 'Send an object whose values are not nested.');
  }
}

/** Whether a simulation changes something, tried on a copy of the account. */
function changesSomething(world: World, {state}: SandboxAccount, name: string, id: string, now: number): boolean {
  const kind = kindOfEvent(name)!;
  const copy = structuredClone(state);
  const subject = subjectOf(copy, kind, {[kind.id]: id});
  if (!subject) return false;
  const before = JSON.stringify(copy);
  // Without an amount, an invoice is paid in full.
  const amount = kind.id === 'transaction_id' ? subject.data.amount : undefined;
  happen({world, state: copy, now}, name, {[kind.id]: id, amount, result: 'success'});
  return JSON.stringify(copy) !== before;
}

/** The gateway's timers that end something because its time is over are named so: `time_is_over`. */
const isEnd = /_is_over$/;

/** What comes of a transaction or an invoice, found by letting the time pass on a copy of the account. */
function outlookOf(world: World, {state}: SandboxAccount, id: string): Outlook {
  const copy = structuredClone(state);
  const statusNow = (): string | undefined => (copy.entries[id] ?? copy.stores.invoices?.[id])?.data.status;
  const outlook: Outlook = {endsAt: null, arrivesAt: null};
  let status = statusNow();
  while (copy.timers.length > 0) {
    const at = Math.min(...copy.timers.map((timer) => timer.at));
    const ends = copy.timers.some(
      (timer) => timer.at === at && isEnd.test(timer.event) && Object.values(timer.data).includes(id),
    );
    advance({world, state: copy, now: at});
    const before = status;
    status = statusNow();
    if (status === before) continue;
    if (status === 'success') outlook.arrivesAt ??= at;
    else if (ends) outlook.endsAt ??= at;
  }
  return outlook;
}

const refusals = {
  damaged: 'This text is no saved account. Choose a file that the sandbox saved.',
  outdated: 'An earlier release of the sandbox saved this account, which this one cannot read.',
  newer: 'A newer release of the sandbox saved this account. Reload the page, and load it again.',
} as const;

function respond(world: World, {state}: SandboxAccount, request: SandboxRequest, now: number): HttpAnswer {
  return request.method === 'GET' && request.path.startsWith('/reports/files/')
    ? download(world, state, request.path, now)
    : handle(world, state, request, now);
}

function viewOf({world, account, now, notice}: Session): AccountView {
  const {state, respondWith, callbackMethod} = account;
  const books = {world, state, now: now()};
  const waiting = state.callbacks.flatMap(({nextAt}) => (nextAt === null ? [] : [nextAt]));
  return {
    now: now(),
    balances: Object.values(state.accounts),
    transactions: Object.values(state.entries)
      .map((entry) => ({
        data: entry.data,
        version: entry.version,
        number: state.numbers[entry.data.id]!,
        canRefuse: canRefuse(books, entry),
      }))
      .reverse(),
    invoices: Object.values(state.stores.invoices ?? {})
      .map((invoice) => ({data: invoice.data, isPayable: whyInvoiceIsClosed(books, invoice) === undefined}))
      .reverse(),
    waiting: {callbacks: waiting.length, nextAt: waiting.length > 0 ? Math.min(...waiting) : null},
    dueAt: nextDue(account.state),
    respondWith,
    callbackMethod,
    notice,
  };
}

/** The gateway with the account of a store. */
export interface Host {
  /** Applies a call to the account. */
  call: <Name extends CallName>(name: Name, data: Calls[Name][0]) => Promise<Calls[Name][1]>;
  /** Applies the call of a message and returns the reply. */
  reply: (message: SandboxMessage) => Promise<Reply>;
  /** Seconds until something is due, as of the last call; null if nothing is. */
  dueIn: () => number | null;
}

/**
 * Creates a host.
 *
 * @param options `realTime`: Unix seconds; `createSeed`: the seed of a new account
 */
export function createHost({
  world,
  store,
  realTime,
  createSeed,
}: {
  world: World;
  store: Store;
  realTime: () => number;
  createSeed: () => string;
}): Host {
  let notice: Notice | null = null;
  let dueIn: number | null = null;
  const openNew = () => createAccount(world, createSeed(), realTime());

  /** Opens the stored account; one that cannot be used is replaced, and a notice says so. */
  function openAccount(text: string | null): SandboxAccount {
    if (text === null) return openNew();
    const read = readAccount(text, world);
    try {
      if ('account' in read) {
        processDue(world, read.account, nowOf(read.account, realTime()));
        return read.account;
      }
    } catch {
      // The account refers to something that this release does not have.
      notice = 'account_damaged';
      return openNew();
    }
    if (read.problem === 'newer')
      throw new SandboxError('outdated_page', 'A newer release stored the account. Reload the page.');
    notice = `account_${read.problem}`;
    return openNew();
  }

  const call: Host['call'] = (name, data) =>
    store.run((text) => {
      const session: Session = {
        world,
        account: openAccount(text),
        now: () => nowOf(session.account, realTime()),
        openNew,
        notice: store.trouble() ?? notice,
      };
      const result = handlers[name](session, data);
      if (session.notice === null) notice = null;
      processDue(world, session.account, session.now());
      const next = 'stoppedAt' in session.account.clock ? null : nextDue(session.account.state);
      dueIn = next === null ? null : Math.max(0, next - session.now());
      return {text: writeAccount(session.account), result};
    });

  async function reply({version, id, name, data}: SandboxMessage): Promise<Reply> {
    try {
      if (version !== protocolVersion)
        throw new SandboxError('outdated_page', 'The page and the sandbox are of different releases. Reload the page.');
      return {version: protocolVersion, id, result: await call(name, data)};
    } catch (error) {
      const {message} = error as Error;
      const code = error instanceof SandboxError ? error.code : 'crashed';
      return {version: protocolVersion, id, error: {code, message}};
    }
  }

  return {call, reply, dueIn: () => dueIn};
}
