/** Plays everything that can happen to a transaction of a service, and collects what merchants can see of it. */
import {advance, events, happen, type State, type World} from '../../../src/gateway/index';
import {loadTestCards} from '../../../src/content/reference/testCards';
import {prepareGateway, put, requestBodies, start, takesNoMoney} from '../../../src/content/examples/serviceExamples';
import {testAmount, type Service} from '../../../src/content/services/services';
import {fromMinor} from '../../../src/gateway/values/money';
import {kindOf} from '../../../src/gateway/books/translate';
import type {Callback} from '../../../src/types/contract/v2';
import type {JsonObject} from '../../../src/types/json';
import {callV2} from '../askGateway';
import {cardFields} from '../merchant';
import {statusesOf} from './scenes';

/** What a merchant can see of the transactions of a service, each with the shortest story that leads there. */
export interface Reachable {
  statuses: Map<string, string>;
  reasons: Map<string, string>;
  /** Transitions such as `payment created → pending`, of the transaction, its refunds and its chargeback. */
  transitions: Map<string, string>;
  /** Transitions of single simulations, such as `bank_pays: payment requires_action → pending`. */
  simulated: Map<string, string>;
  /** What `cancel` of the full amount does, by the status before it: `void`, `refund` or the code of the refusal. */
  cancels: Map<string, Set<string>>;
  /** How many moves were played. */
  moves: number;
}

interface Scene {
  state: State;
  now: number;
  id: string;
  story: string[];
}

/** One thing that a merchant, a payer, a bank or a clock does next. */
interface Move {
  name: string;
  /** The simulation that it is, if it is one. */
  event?: string;
  /** True for a move whose effect only depends on the status: it is played once in each. */
  isOncePerStatus?: boolean;
  play: (scene: Scene) => Response | void;
}

type Response = {body: {data?: {id?: string; quote_id?: string}; code?: string}};

/** More different scenes than any service has. */
const maximum = 600;

const call = (world: World, {state, now}: Scene, operation: string, body: JsonObject): Response =>
  callV2({world, state, now}, `v2/transaction/${operation}`, body);

/** Test inputs of the service's record for one operation, and the sandbox's cards, as changes of a body. */
function variantsOf(
  service: Service,
  operation: 'create' | 'pay',
): {name: string; change: (body: JsonObject) => void}[] {
  const cases = service.tests
    .filter(({input}) => !input.anything_else)
    .filter(({input}) => (operation === 'pay') === input.field.startsWith('fields.'))
    .filter(({input}) => input.field !== 'amount' || !takesNoMoney(service))
    .map(({code, input}) => ({
      name: code,
      change: (body: JsonObject) => {
        if (input.field === 'amount') body.amount = testAmount(service, input.ends_with!);
        else put(body, input);
      },
    }));
  const takesCard =
    operation === 'pay' && service.fields.some(({name, in: place}) => name === 'card_number' && place === 'pay.fields');
  const {cards} = loadTestCards('en');
  const scenarios = takesCard
    ? cards.filter(({scenario}, index) => cards.findIndex((other) => other.scenario === scenario) === index)
    : [];
  return [
    {name: 'example', change: () => undefined},
    ...cases,
    ...scenarios.map(({number, scenario}) => ({
      name: `card ${scenario}`,
      change: (body: JsonObject) => {
        const fields = body.fields as JsonObject;
        fields.card_number = number;
        if ('card_cvv' in fields) fields.card_cvv = cardFields(number).card_cvv;
      },
    })),
  ];
}

/** The status with which a transaction begins, as the intro of its table says. */
const startOf = (type: string): string => (type === 'chargeback' ? 'processing' : 'created');

/** The id of the refund or the chargeback that is not final yet. */
const openChild = ({entries}: State, kind: 'refund' | 'chargeback'): string | undefined =>
  Object.values(entries).find(({data}) => data.type === kind && data.status === 'processing')?.data.id;

function movesOf(world: World, service: Service): Move[] {
  const calls = new Set(service.steps.flatMap(({call: name}) => name ?? []));
  const moves: Move[] = [];
  const add = (name: string, operation: string, bodyOf: (scene: Scene) => JsonObject) =>
    moves.push({name, play: (scene) => call(world, scene, operation, bodyOf(scene))});
  if (calls.has('pay'))
    for (const {name, change} of variantsOf(service, 'pay'))
      add(`pay (${name})`, 'pay', ({id}) => {
        const body = structuredClone(requestBodies.pay!(service, id));
        change(body);
        return body;
      });
  if (calls.has('update')) {
    for (const [name, otp] of Object.entries(loadTestCards('en').codes))
      add(`update (${name} code)`, 'update', ({id}) => ({transaction_id: id, fields: {otp}}));
  }
  for (const name of calls)
    if (['get_crypto_address', 'p2p/get_methods_list', 'p2p/get_recipient_card', 'p2p/confirm'].includes(name))
      add(name, name, ({id}) => requestBodies[name]!(service, id));
  if (calls.has('get_crypto_address'))
    add('get_crypto_address (with a quote)', 'get_crypto_address', (scene) => {
      const {amount, currency} = scene.state.entries[scene.id]!.data;
      const {data} = call(world, scene, 'currency_rate', {
        service: service.code,
        amount,
        currency,
        currency_to: 'EUR',
      }).body;
      return {transaction_id: scene.id, quote_id: data!.quote_id};
    });
  add('complete', 'complete', ({id}) => ({transaction_id: id}));
  add('cancel', 'cancel', ({id, story}) => ({transaction_id: id, external_id: `refund-${story.length}`}));
  add('cancel (a part)', 'cancel', ({id, story}) => ({
    transaction_id: id,
    external_id: `refund-${story.length}`,
    amount: service.limits[0]!.smallest,
  }));
  for (const name of Object.keys(events)) {
    const {example, smallest, largest} = service.limits[0]!;
    const datas: [string, JsonObject][] =
      name === 'transfer_arrives'
        ? [
            ['the amount', {amount: example}],
            ['less', {amount: smallest}],
            ['more', {amount: largest}],
          ]
        : name === 'payer_refuses' || name === 'payout_refused'
          ? [...service.failure_reasons.map((code): [string, JsonObject] => [code, {reason_code: code}]), ['', {}]]
          : name === 'bank_answers'
            ? [
                ['success', {result: 'success'}],
                ['failed', {result: 'failed'}],
              ]
            : [['', {}]];
    const child = name.startsWith('refund_') ? 'refund' : /^chargeback_(won|lost)$/.test(name) ? 'chargeback' : null;
    for (const [what, data] of datas)
      moves.push({
        name: what ? `${name} (${what})` : name,
        event: name,
        isOncePerStatus: 'reason_code' in data,
        play: ({state, now, id}) => {
          const of = child === null ? id : openChild(state, child);
          if (of !== undefined) happen({world, state, now}, name, {...data, transaction_id: of});
        },
      });
  }
  if (service.direction === 'payout')
    moves.push({
      name: 'the balance becomes negative',
      play: ({state, id}) => {
        const currency = state.entries[id]?.data.currency;
        if (currency !== undefined) state.accounts[currency]!.available = fromMinor(-1n, world.exponentOf(currency));
      },
    });
  moves.push({
    name: 'time passes',
    play: (scene) => {
      const next = Math.min(...scene.state.timers.map(({at}) => at));
      if (!Number.isFinite(next)) return;
      scene.now = Math.max(scene.now, next);
      advance({world, state: scene.state, now: scene.now});
    },
  });
  return moves;
}

/** The key of the state that determines which moves can follow; scenes with equal keys are played once. */
function keyOf(world: World, {state, id}: Scene): string {
  const {data, hidden} = state.entries[id]!;
  const {planned, card, capture, codesLeft, quote, received, recipients} = hidden;
  const isOver = world.statuses[kindOf(data.type)!]![data.status]!.isFinal;
  const refunded = Number(data.refunded_amount ?? 0) > 0;
  // A failed refund leaves nothing behind.
  const others = Object.values(state.entries).filter((entry) => entry.data.id !== id && entry.data.status !== 'failed');
  return JSON.stringify([
    [data.status, isOver || data.reason_code, data.next_action?.type, refunded],
    isOver || [
      data.amount,
      planned,
      card,
      capture,
      codesLeft,
      Boolean(quote),
      Number(received ?? 0) > 0,
      Boolean(recipients),
    ],
    data.type === 'payout' && state.accounts[data.currency]!.available.startsWith('-'),
    [...new Set(others.map(({data: {type, status, amount}}) => `${type} ${status} ${amount === data.amount}`))].sort(),
    [...new Set(state.timers.filter((timer) => timer.data.transaction_id === id).map(({event}) => event))].sort(),
  ]);
}

const isFailure = (status: string): boolean => ['failed', 'expired', 'cancelled', 'returned'].includes(status);

/**
 * Plays all moves from all scenes of a service, breadth first, so that each story is the shortest.
 *
 * @throws a sentence that names the service if the scenes do not come to an end
 */
export function explore(service: Service): Reachable {
  const {world, state} = prepareGateway(service);
  const found: Reachable = {
    statuses: new Map(),
    reasons: new Map(),
    transitions: new Map(),
    simulated: new Map(),
    cancels: new Map(),
    moves: 0,
  };
  const first: Scene = {state, now: start, id: '', story: []};
  const known = new Set<string>();
  const queue: Scene[] = [];
  const once = new Set<string>();
  const moves = movesOf(world, service);
  const note = (map: Map<string, string>, code: string | undefined, story: string[]) => {
    if (code !== undefined && !map.has(code)) map.set(code, story.join(' → '));
  };
  const play = (from: Scene, {name, event, play: act}: Move) => {
    const scene: Scene = {...from, state: structuredClone(from.state), story: [...from.story, name]};
    found.moves += 1;
    const before = from.state.entries[from.id]?.data.status;
    const response = act(scene);
    if (name === 'cancel' && before) {
      const what = response!.body.code ?? (response!.body.data!.id === from.id ? 'void' : 'refund');
      found.cancels.set(before, (found.cancels.get(before) ?? new Set()).add(what));
    }
    if (scene.id === '') scene.id = response?.body.data?.id ?? '';
    if (scene.id === '') return;
    for (const {data} of Object.values(scene.state.entries)) {
      if (data.id !== scene.id && data.type !== scene.state.entries[scene.id]!.data.type) continue;
      note(found.statuses, data.status, scene.story);
      if (isFailure(data.status)) note(found.reasons, data.reason_code, scene.story);
    }
    const current = new Map(Object.values(from.state.entries).map(({data}) => [data.id, data.status]));
    for (const {body} of scene.state.callbacks) {
      const {type, status, reason_code: reason, id} = (body as Callback).data;
      const before = current.get(id) ?? startOf(type);
      if (before !== status) note(found.transitions, `${kindOf(type)} ${before} → ${status}`, scene.story);
      current.set(id, status);
      if (id !== scene.id) continue;
      note(found.statuses, status, scene.story);
      if (isFailure(status)) note(found.reasons, reason, scene.story);
    }
    for (const {data} of Object.values(scene.state.entries))
      if (!current.has(data.id) && data.status !== startOf(data.type))
        note(found.transitions, `${kindOf(data.type)} ${startOf(data.type)} → ${data.status}`, scene.story);
    if (event !== undefined) {
      const old = statusesOf(from);
      for (const [id, {kind, status}] of statusesOf(scene)) {
        const before = old.get(id)?.status ?? 'new';
        if (before !== status) note(found.simulated, `${event}: ${kind} ${before} → ${status}`, scene.story);
      }
    }
    scene.state.callbacks = [];
    const key = keyOf(world, scene);
    if (known.has(key)) return;
    known.add(key);
    queue.push(scene);
  };
  const captures = service.capture.includes('manual') ? ['automatic', 'manual'] : ['automatic'];
  for (const capture of captures)
    for (const {name, change} of variantsOf(service, 'create'))
      play(first, {
        name: `create (${name}${capture === 'manual' ? ', manual' : ''})`,
        play: (scene) => {
          const body = structuredClone(requestBodies.create!(service, ''));
          if (capture === 'manual') body.capture = 'manual';
          change(body);
          return call(world, scene, 'create', body);
        },
      });
  while (queue.length > 0) {
    if (known.size > maximum) throw new Error(`${service.code}: more than ${maximum} different scenes. Narrow keyOf.`);
    const scene = queue.shift()!;
    const {status} = scene.state.entries[scene.id]!.data;
    for (const move of moves) {
      const key = `${move.name} ${status}`;
      if (move.isOncePerStatus && once.has(key)) continue;
      once.add(key);
      play(scene, move);
    }
  }
  return found;
}
