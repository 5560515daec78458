import type {World} from '../gateway';
import type {Callback, createGateway} from './gateway.d.mts';
import {createLocalGateway} from './server';

/** What tests of a merchant import (`gateway.d.mts` describes it), with a world of its own for each gateway. */
export function createLibrary(createWorld: () => World): typeof createGateway {
  return async ({port = 0, now, ...settings} = {}) => {
    const startsAt = now && Math.floor(now.getTime() / 1000);
    if (startsAt !== undefined && !Number.isInteger(startsAt))
      throw new Error('The option now is no time. Write a date, such as new Date("2026-12-24T10:00:00Z").');
    const gateway = createLocalGateway(createWorld(), {...settings, startsAt});
    const url = await gateway.listen(port);
    gateway.deliverRegularly();
    const simulate = async <Value>(name: string, body: object): Promise<Value> => {
      const {status, value} = await gateway.simulate(name, JSON.stringify(body));
      if (status !== 200) throw new Error((value as {error: string}).error);
      return structuredClone(value) as Value;
    };
    return {
      url,
      simulate: (name, body = {}) => simulate(name, body),
      callbacks: () =>
        gateway
          .callbacks()
          .map(({id, version, url, body, failures, nextAt, isDelivered}): Callback =>
            structuredClone({id, version, url, body, failures, nextAt, isDelivered}),
          ),
      clock: async (seconds) => void (await simulate('clock', {seconds})),
      reset: async () => void (await simulate('reset', {})),
      close: gateway.close,
    };
  };
}
