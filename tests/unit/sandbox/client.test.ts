import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openWith, type WorkerPort} from '../../../src/sandbox/client';
import {protocolVersion, type SandboxMessage, type Reply} from '../../../src/sandbox/protocol';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), {visibilityState: 'visible'}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Workers that a test plays itself. Each responds to `now`, so that the sandbox opens. */
function createWorkers(respond: (message: SandboxMessage) => Partial<Reply> | null = () => null) {
  const started: (WorkerPort & {received: string[]; isTerminated: boolean; say: (reply: object) => void})[] = [];
  const start = (): WorkerPort => {
    const worker: (typeof started)[number] = {
      received: [],
      isTerminated: false,
      onmessage: null,
      onerror: null,
      postMessage(message: SandboxMessage) {
        worker.received.push(message.name);
        const reply = message.name === 'now' ? {result: 1000} : respond(message);
        if (reply) worker.say({version: protocolVersion, id: message.id, ...reply});
      },
      terminate: () => void (worker.isTerminated = true),
      say: (reply) => queueMicrotask(() => void worker.onmessage!.call(worker as never, {data: reply} as MessageEvent)),
    };
    started.push(worker);
    return worker;
  };
  return {start, started};
}

const crash = ({onerror}: WorkerPort): void => void onerror!.call(null as never, {preventDefault() {}} as ErrorEvent);

test('calls get their own responses, whatever their order', async () => {
  const pending: SandboxMessage[] = [];
  const {start, started} = createWorkers((message) => {
    pending.push(message);
    return null;
  });
  const sandbox = await openWith(start);
  const saved = sandbox.save();
  const moved = sandbox.simulate('clock', {seconds: 5});
  const [first, second] = pending;
  started[0]!.say({version: protocolVersion, id: second!.id, result: {now: 5}});
  started[0]!.say({version: protocolVersion, id: first!.id, result: 'text'});
  expect(await Promise.all([saved, moved])).toEqual(['text', {now: 5}]);
  expect(first).toMatchObject({version: protocolVersion, name: 'save', data: null});
  expect(second).toMatchObject({name: 'simulate', data: {name: 'clock', data: {seconds: 5}}});
});

test('a failed call rejects with its code', async () => {
  const error = {code: 'simulation_refused', message: 'Send something else.'} as const;
  const sandbox = await openWith(createWorkers(() => ({error})).start);
  await expect(sandbox.simulate('payer_sleeps')).rejects.toMatchObject(error);
});

test('a worker of another release is refused with a request to reload', async () => {
  const {start, started} = createWorkers(() => ({version: protocolVersion + 1, result: 'text'}));
  const sandbox = await openWith(start);
  await expect(sandbox.save()).rejects.toMatchObject({code: 'outdated_page'});
  expect(started[0]!.isTerminated).toBe(true);
});

test('after a crash calls in flight fail, and the next one starts a new worker', async () => {
  const {start, started} = createWorkers();
  const sandbox = await openWith(start);
  const lost = [sandbox.save(), sandbox.account()];
  crash(started[0]!);
  for (const call of lost) await expect(call).rejects.toMatchObject({code: 'crashed'});
  expect(await sandbox.now()).toBe(1000);
  expect(started).toHaveLength(2);
  expect(started[0]!.isTerminated).toBe(true);
  // A late message of the old worker is nobody's.
  started[0]!.say({version: protocolVersion + 1, id: 1, result: null});
  expect(await sandbox.now()).toBe(1000);
});

test('a worker that does not respond is stopped, and the next call starts a new one', async () => {
  const {start, started} = createWorkers();
  const sandbox = await openWith(start, {first: 60, later: 15});
  const lost = expect(sandbox.save()).rejects.toMatchObject({code: 'timed_out'});
  await vi.advanceTimersByTimeAsync(15_000);
  await lost;
  expect(started[0]!.isTerminated).toBe(true);
  expect(await sandbox.now()).toBe(1000);
  expect(started).toHaveLength(2);
});

test('a worker that cannot be loaded has not started', async () => {
  const {start, started} = createWorkers();
  const silent = (): WorkerPort => Object.assign(start(), {postMessage() {}});
  const opened = expect(openWith(silent)).rejects.toMatchObject({code: 'not_started'});
  crash(started[0]!);
  await opened;
});

test('a worker that the browser refuses has not started', async () => {
  const refuse = (): WorkerPort => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  await expect(openWith(refuse)).rejects.toMatchObject({code: 'not_started'});
});

test('subscribers are told of changes until they stop', async () => {
  const {start, started} = createWorkers();
  const sandbox = await openWith(start);
  const listener = vi.fn();
  const stop = sandbox.subscribe(listener);
  started[0]!.say({version: protocolVersion, event: 'changed'});
  await sandbox.now();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  started[0]!.say({version: protocolVersion, event: 'changed'});
  await sandbox.now();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is due is worked off when the tab comes back', async () => {
  const {start, started} = createWorkers();
  await openWith(start);
  const {received} = started[0]!;
  expect(received).toEqual(['now']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(received).toEqual(['now', 'now']);
});
