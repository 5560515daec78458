/** When a part of a page that came drawn may start. */
export interface Turn {
  hasCome: boolean;
  /** Resolves when it comes. */
  coming: Promise<void>;
}

const waiting: (() => void)[] = [];
const unsettled = new Set<Turn>();
let hasBegun = false;
let isRunning = false;
let start!: () => void;

/** Resolves when each part of the page that came has started: until then nothing else changes what is drawn. */
export const whenStarted = new Promise<void>((resolve) => {
  start = resolve;
});

function makeTurn(): {turn: Turn; come(): void} {
  let resolve!: () => void;
  const turn: Turn = {hasCome: false, coming: new Promise((resolveIt) => (resolve = resolveIt))};
  return {
    turn,
    come() {
      turn.hasCome = true;
      resolve();
    },
  };
}

/** Takes a turn that comes when the page has started: for a part that nobody sees, and that may be gone by then. */
export function takeLateTurn(): Turn {
  const {turn, come} = makeTurn();
  void whenStarted.then(come);
  return turn;
}

/** Takes the turn after all that were taken. */
export function takeTurn(): Turn {
  const {turn, come} = makeTurn();
  waiting.push(come);
  unsettled.add(turn);
  if (hasBegun) run();
  return turn;
}

/** Says that a part has started, or is gone. */
export function settle(turn: Turn): void {
  unsettled.delete(turn);
  startIfSettled();
}

/** Lets the turns come, those that were taken and those that will be. */
export function begin(): void {
  hasBegun = true;
  run();
  startIfSettled();
}

/** Each turn comes in a task of its own: between two of them the browser answers the reader. */
function run(): void {
  if (isRunning || waiting.length === 0) return;
  isRunning = true;
  // A message comes at once, where a chain of timers waits.
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    isRunning = false;
    waiting.shift()!();
    run();
  };
  port2.postMessage(null);
}

function startIfSettled(): void {
  if (hasBegun && unsettled.size === 0) start();
}
