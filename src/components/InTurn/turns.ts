/** A scheduled hydration of a part of the prerendered page. */
export interface Turn {
  hasCome: boolean;
  /** Resolves when the part may hydrate. */
  coming: Promise<void>;
}

const waiting: (() => void)[] = [];
const unsettled = new Set<Turn>();
let hasBegun = false;
let isRunning = false;
let start!: () => void;

/** Resolves when all scheduled parts have hydrated. Do not change the rendered page before that. */
export const whenStarted = new Promise<void>((resolve) => {
  start = resolve;
});

function makeTurn(): {turn: Turn; come: () => void} {
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

/** Schedules a hidden part after the whole page has hydrated; the part may have been removed by then. */
export function takeLateTurn(): Turn {
  const {turn, come} = makeTurn();
  void whenStarted.then(come);
  return turn;
}

/** Appends to the queue. */
export function takeTurn(): Turn {
  const {turn, come} = makeTurn();
  waiting.push(come);
  unsettled.add(turn);
  if (hasBegun) run();
  return turn;
}

/** Marks a part as hydrated or unmounted. */
export function settle(turn: Turn): void {
  unsettled.delete(turn);
  startIfSettled();
}

/** Starts the queue; parts may still be added. */
export function begin(): void {
  hasBegun = true;
  run();
  startIfSettled();
}

/** Runs one turn per task, so that the browser can handle input between them. */
function run(): void {
  if (isRunning || waiting.length === 0) return;
  isRunning = true;
  // A message is not throttled, unlike nested timers.
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
