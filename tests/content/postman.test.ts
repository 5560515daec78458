import assert from 'node:assert/strict';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import newman from 'newman';
import {test} from 'vitest';
import {
  contractNames,
  listOperations,
  loadContract,
  type Operation,
  type OperationScenario,
} from '../../src/content/contract/contract';
import {locales} from '../../src/content/core/locales';
import {play} from '../../src/content/examples/replay';
import {loadWorld} from '../../src/content/examples/world';
import {handle} from '../../src/gateway';
import {fromRfc3339} from '../../src/gateway/time';
import {collectionOf} from '../../src/samples/postman/collection';
import {createAsyncServer} from '../support/asyncServer';
import type {Json} from '../support/json';

const world = loadWorld();

/** All requests of a collection, without its folders. */
const requestsOf = ({item}: Json): Json[] => item.flatMap((one: Json) => (one.item ? requestsOf(one) : [one]));

/** What a request of a collection shows. */
function shownBy(
  {request, response}: Json,
  operations: Operation[],
): {operation: Operation; scenario: OperationScenario} {
  const path = `/${request.url.path.join('/')}`.replace(/:(\w+)/g, '{$1}');
  const operation = operations.find((one) => one.path === path)!;
  return {operation, scenario: operation.scenarios.find(({summary}) => summary === response[0].name)!};
}

/** The reference gateway over HTTP as it is when a request of its story arrives; the sender's clock is that of today. */
async function listenAs(current: () => {operation: Operation; scenario: OperationScenario}): Promise<Server> {
  const server = createAsyncServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {operation, scenario} = current();
    const step = scenario.steps.find((one) => one.operation === operation.id && one.request === scenario.request)!;
    const {state} = play(world, scenario, {until: step});
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const clock = Math.floor(Date.now() / 1000);
    const answer = handle(
      world,
      state,
      {method: request.method!, path: request.url!, headers, body: Buffer.concat(chunks), clock},
      fromRfc3339(step.at),
    );
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

for (const name of contractNames()) {
  test(`every request of the Postman collection of ${name} is signed right and gets the documented answer`, async () => {
    const contract = loadContract(name);
    const operations = listOperations(contract);
    const collection = await collectionOf(contract);
    const requests = requestsOf(collection);
    let current = 0;
    const server = await listenAs(() => shownBy(requests[current]!, operations));
    const answers: {status: number; body: string}[] = [];
    await new Promise<void>((resolve, reject) => {
      const host = {key: 'host', value: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
      newman
        .run({collection, envVar: [host]}, (error) => (error ? reject(error) : resolve()))
        .on('beforeItem', (_error: unknown, {cursor}: {cursor: {position: number}}) => (current = cursor.position))
        .on('request', (error: Error | null, {response}: Json) =>
          answers.push(error ? {status: 0, body: error.message} : {status: response.code, body: response.text()}),
        );
    });
    server.close();

    assert.equal(answers.length, operations.flatMap(({scenarios}) => scenarios).length);
    for (const [index, {status, body}] of answers.entries()) {
      const {operation, scenario} = shownBy(requests[index]!, operations);
      const where = `${operation.id}, ${scenario.key}: ${body}`;
      assert.equal(status, scenario.answer.status, where);
      if (scenario.answer.body === undefined) assert.equal(body, '', where);
      else assert.deepEqual(JSON.parse(body), scenario.answer.body, where);
      const [documented] = requests[index]!.response;
      assert.equal(documented.code, status, where);
      assert.deepEqual(documented.body && JSON.parse(documented.body), body && JSON.parse(body), where);
    }
    console.log(`requests of ${name} sent: ${answers.length}`);
  });
}

test('a collection is the same in each build, and has the same requests in each language', async () => {
  for (const name of contractNames()) {
    const [english, ...others] = await Promise.all(locales.map(({code}) => collectionOf(loadContract(name, code))));
    assert.deepEqual(await collectionOf(loadContract(name)), english, name);
    const sent = (collection: Json) =>
      requestsOf(collection).map(({request: {description: _, header, ...request}}) => ({
        ...request,
        header: header.map(({key, value}: Json) => [key, value]),
      }));
    for (const other of others) assert.deepEqual(sent(other), sent(english), name);
  }
});
