import {loadWorld} from '../../src/content/examples/world';
import {advance, createState, handle, happen} from '../../src/gateway';
import {idOf} from '../../src/gateway/books/ids';
import type {Player} from '../../src/components/TryIt/play';

const world = loadWorld();

/** The reference gateway behind the calls of the sandbox, in this process. */
export function fakeSandbox(start: number): Player {
  const state = createState(world, 'fake sandbox');
  let clock = start;
  return {
    now: () => Promise.resolve(clock),
    send(request) {
      const {status, headers, body} = handle(world, state, request, clock);
      return Promise.resolve({status, headers, body: new TextEncoder().encode(body)});
    },
    simulate(name, data = {}) {
      if (name === 'clock') {
        clock += Number(data.seconds);
        advance({world, state, now: clock});
      } else {
        const {transaction_id: id} = data;
        happen({world, state, now: clock}, name, {
          ...data,
          ...(typeof id === 'number' && {transaction_id: idOf(state, 'trx', id)}),
        });
      }
      return Promise.resolve({});
    },
  };
}
