/** Plays everything that can happen to a transaction of a service, and collects what merchants can see of it. */
import {advance, events, handle, happen, type State, type World} from '../../../src/gateway/index';
import {loadTestCards} from '../../../src/content/reference/testCards';
import {prepareGateway, requestBodies, start, put} from '../../../src/content/examples/serviceExamples';
import {testAmount, type Service} from '../../../src/content/services/services';
import {signedRequest} from '../../../src/content/signing/signedRequest';
import type {JsonObject} from '../../../src/types/json';

/** What a merchant can see of the transactions of a service, each with the shortest story that leads there. */
export interface Reachable {
  statuses: Map<string, string>;
  reasons: Map<string, string>;
  /** Codes of errors, of requests and of single fields. */
  errors: Map<string, string>;
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
  /** True for a move whose effect only depends on the status: it is played once in each. */
  isOncePerStatus?: boolean;
  play: (scene: Scene) => Answer | void;
}

type Answer = {status: number; body: {data?: {id?: string}; code?: string; errors?: {code: string}[]}};

/** More different scenes than any service has. */
const maximum = 600;

function call(world: World, scene: Scene, operation: string, body: JsonObject): Answer {
  const key = `story-${scene.story.length}-0123456789`;
  const answer = handle(
    world,
    scene.state,
    signedRequest(world, `/v2/transaction/${operation}`, JSON.stringify(body), scene.now, key),
    scene.now,
  );
  return {status: answer.status, body: JSON.parse(answer.body) as Answer['body']};
}

/** Test inputs of the service's record for one operation, and the sandbox's cards, as changes of a body. */
function variantsOf(
  service: Service,
  operation: 'create' | 'pay',
): {name: string; change: (body: JsonObject) => boolean}[] {
  const cases = service.tests
    .filter(({input}) => !input.anything_else)
    .filter(({input}) => (operation === 'pay') === input.field.startsWith('fields.'))
    .map(({code, input}) => ({
      name: code,
      change: (body: JsonObject) => {
        if (input.field !== 'amount') return put(body, input);
        if (service.direction === 'none') return false;
        body.amount = testAmount(service, input.ends_with!);
        return true;
      },
    }));
  const takesCard =
    operation === 'pay' && service.fields.some(({name, in: place}) => name === 'card_number' && place === 'pay.fields');
  const {cards} = loadTestCards('en');
  const scenarios = takesCard
    ? cards.filter(({scenario}, index) => cards.findIndex((other) => other.scenario === scenario) === index)
    : [];
  return [
    {name: 'example', change: () => true},
    ...cases,
    ...scenarios.map(({number, scenario}) => ({
      name: `card ${scenario}`,
      change: (body: JsonObject) => {
        (body.fields as JsonObject).card_number = number;
        return true;
      },
    })),
  ];
}

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
    add('update (right code)', 'update', ({id}) => ({transaction_id: id, fields: {otp: '123456'}}));
    add('update (wrong code)', 'update', ({id}) => ({transaction_id: id, fields: {otp: '000000'}}));
  }
  for (const name of calls)
    if (['get_crypto_address', 'p2p/get_methods_list', 'p2p/get_recipient_card', 'p2p/confirm'].includes(name))
      add(name, name, ({id}) => requestBodies[name]!(service, id));
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
    for (const [what, data] of datas)
      moves.push({
        name: what ? `${name} (${what})` : name,
        isOncePerStatus: 'reason_code' in data,
        play: ({state, now, id}) => happen({world, state, now}, name, {...data, transaction_id: id}),
      });
  }
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

/** What decides how a scene can go on; scenes with the same key are played once. */
function keyOf({state, id}: Scene): string {
  const {data, hidden} = state.entries[id]!;
  const {planned, card, capture, codesLeft, received, recipients} = hidden;
  const isOver = isFinal(data);
  const refunded = Number(data.refunded_amount ?? 0) > 0;
  const others = Object.values(state.entries).filter((entry) => entry.data.id !== id);
  return JSON.stringify([
    [data.status, isOver || data.reason_code, data.next_action?.type, refunded],
    isOver || [data.amount, planned, card, capture, codesLeft, Number(received ?? 0) > 0, Boolean(recipients)],
    [...new Set(others.map(({data: {type, status, amount}}) => `${type} ${status} ${amount === data.amount}`))].sort(),
    [...new Set(state.timers.filter((timer) => timer.data.transaction_id === id).map(({event}) => event))].sort(),
  ]);
}

const isFailure = (status: string): boolean => ['failed', 'expired', 'cancelled', 'returned'].includes(status);

const isFinal = ({status}: {status: string}): boolean =>
  ['success', 'partially_refunded', 'refunded', 'chargeback', 'failed', 'expired', 'cancelled', 'returned'].includes(
    status,
  );

/**
 * Plays all moves from all scenes of a service, breadth first, so that each story is the shortest.
 *
 * @throws a sentence that names the service if the scenes do not come to an end
 */
export function explore(service: Service): Reachable {
  const {world, state} = prepareGateway(service);
  const found: Reachable = {statuses: new Map(), reasons: new Map(), errors: new Map(), moves: 0};
  const first: Scene = {state, now: start, id: '', story: []};
  const known = new Set<string>();
  const queue: Scene[] = [];
  const once = new Set<string>();
  const moves = movesOf(world, service);
  const note = (map: Map<string, string>, code: string | undefined, story: string[]) => {
    if (code !== undefined && !map.has(code)) map.set(code, story.join(' → '));
  };
  const play = (from: Scene, {name, play: act}: Move) => {
    const scene: Scene = {...from, state: structuredClone(from.state), story: [...from.story, name]};
    found.moves += 1;
    const answer = act(scene);
    if (answer && answer.status >= 400) {
      note(found.errors, answer.body.code, scene.story);
      for (const {code} of answer.body.errors ?? []) note(found.errors, code, scene.story);
    }
    if (scene.id === '') scene.id = answer?.body.data?.id ?? '';
    if (scene.id === '') return;
    for (const {data} of Object.values(scene.state.entries)) {
      if (data.id !== scene.id && data.type !== scene.state.entries[scene.id]!.data.type) continue;
      note(found.statuses, data.status, scene.story);
      if (isFailure(data.status)) note(found.reasons, data.reason_code, scene.story);
    }
    for (const {body} of scene.state.callbacks) {
      const {
        status,
        reason_code: reason,
        id,
      } = (body.data ?? {}) as {status?: string; reason_code?: string; id?: string};
      if (id !== scene.id) continue;
      note(found.statuses, status, scene.story);
      if (status && isFailure(status)) note(found.reasons, reason, scene.story);
    }
    scene.state.callbacks = [];
    const key = keyOf(scene);
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
