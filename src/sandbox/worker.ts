// Web worker that hosts the reference gateway for a page. It is bundled into one file, so that it loads nothing later.
import {toHex} from '../gateway/values/bytes';
import worldFile from './built/world';
import {createHost} from './host';
import {protocolVersion, type SandboxMessage, type Reply} from './protocol';
import {schemaErrors} from './schemaErrors';
import {createStore, storeName} from './store';
import {reviveWorld} from './world';

/** Longest delay of a timer in seconds, below the maximum of browsers. */
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

/** Sets the timer for the next due event. */
function setNextTimer(): void {
  clearTimeout(timer);
  const seconds = host.dueIn();
  if (seconds !== null) timer = setTimeout(processDue, Math.min(seconds, longestWait) * 1000);
}

/** Processes due events, as every call does; `now` does nothing else. The page's own calls report errors. */
function processDue(): void {
  host
    .call('now', null)
    .then(setNextTimer)
    .catch(() => {});
}

self.addEventListener('message', ({data}: MessageEvent<SandboxMessage>) => {
  void host.reply(data).then((reply) => {
    self.postMessage(reply);
    setNextTimer();
  });
});

// Another tab changed the account. That tab may be closed before its timer fires, so this one sets a timer too.
channel.addEventListener('message', () => {
  announce();
  processDue();
});
