// Web worker that hosts the reference gateway for a page. Its files are one, so that nothing is requested later.
import {toHex} from '../gateway/values/bytes';
import worldFile from './built/world';
import {createHost} from './host';
import {protocolVersion, type Message, type Reply} from './protocol';
import {schemaErrors} from './schemaErrors';
import {createStore, storeName} from './store';
import {reviveWorld} from './world';

/** A timer waits at most this long, because browsers take no longer ones. */
const longestWait = 86400;

const channel = new BroadcastChannel(storeName);
const host = createHost({
  world: reviveWorld(worldFile, schemaErrors),
  store: createStore({
    onChange() {
      channel.postMessage(null);
      announce();
    },
  }),
  realTime: () => Math.floor(Date.now() / 1000),
  createSeed: () => toHex(crypto.getRandomValues(new Uint8Array(16))),
});
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the page that the account changed. */
function announce(): void {
  self.postMessage({version: protocolVersion, event: 'changed'} satisfies Reply);
}

/** Sets the timer for what is due next. */
function wait(): void {
  clearTimeout(timer);
  const seconds = host.dueIn();
  if (seconds !== null) timer = setTimeout(workOff, Math.min(seconds, longestWait) * 1000);
}

/** Each call works off what is due; failures are for the page's own calls to report. */
function workOff(): void {
  host
    .call('now', null)
    .then(wait)
    .catch(() => {});
}

self.addEventListener('message', ({data}: MessageEvent<Message>) => {
  void host.reply(data).then((reply) => {
    self.postMessage(reply);
    wait();
  });
});

// Another tab changed the account, and may be closed before what it waits for is due.
channel.addEventListener('message', () => {
  announce();
  workOff();
});
