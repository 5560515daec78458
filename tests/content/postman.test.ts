import assert from 'node:assert/strict';
import newman from 'newman';
import {test} from 'vitest';
import {maxClockMove} from '../../src/gateway/limits';
import {
  contractNames,
  listOperations,
  loadContract,
  type Operation,
  type OperationScenario,
} from '../../src/content/contract/contract';
import {locales} from '../../src/content/core/locales';
import {loadWorld} from '../../src/content/examples/world';
import {createLocalGateway} from '../../src/local/server';
import {collectionOf} from '../../src/samples/postman/collection';
import {freePort} from '../support/freePort';
import type {Json} from '../support/json';

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

/** What a run has to repeat of a documented response: ids, times and balances are those of the run. */
function outcomeOf(body: string): unknown {
  if (body === '') return '';
  const {status, error, ...rest} = JSON.parse(body) as Json;
  const data: Json = rest.data ?? rest.result ?? rest;
  return {status, error, fields: Object.keys(data).sort(), of: [data.status, data.state, data.amount, data.currency]};
}

/** Runs a collection from top to bottom; returns the response to each of its requests. */
async function run(collection: Json, host: string): Promise<{name: string; status: number; body: string}[]> {
  const answers: {name: string; status: number; body: string}[] = [];
  await new Promise<void>((resolve, reject) => {
    newman
      .run({collection, envVar: [{key: 'host', value: host}]}, (error, summary) => {
        const [failure] = summary?.run.failures ?? [];
        if (error ?? failure) reject(error ?? new Error(`${failure!.source?.name}: ${failure!.error.message}`));
        else resolve();
      })
      // Requests that a script sends have no documented response.
      .on('request', (error: Error | null, {response, item}: Json) => {
        if (error) reject(error);
        else if (item.responses?.count() > 0)
          answers.push({name: item.name, status: response.code, body: response.text()});
      });
  });
  return answers;
}

for (const name of contractNames()) {
  test(`the Postman collection of ${name} runs from top to bottom on the local gateway, today and next year`, async () => {
    const contract = loadContract(name);
    const operations = listOperations(contract);
    const collection = await collectionOf(contract);
    const requests = requestsOf(collection);
    assert.equal(requests.length, operations.flatMap(({scenarios}) => scenarios).length);
    const port = await freePort();
    const host = `http://localhost:${port}`;
    const gateway = createLocalGateway(loadWorld());
    await gateway.listen(port);
    try {
      for (const time of ['today', 'next year']) {
        if (time === 'next year')
          await fetch(`${host}/_local/clock`, {method: 'POST', body: JSON.stringify({seconds: maxClockMove})});
        const answers = await run(collection, host);
        assert.equal(answers.length, requests.length, time);
        for (const [index, {status, body}] of answers.entries()) {
          const {operation, scenario} = shownBy(requests[index]!, operations);
          const where = `${operation.id}, ${scenario.key}, ${time}: ${body}`;
          const [documented] = requests[index]!.response;
          assert.equal(documented.code, scenario.answer.status, where);
          assert.deepEqual(documented.body && JSON.parse(documented.body), scenario.answer.body ?? '', where);
          assert.equal(status, documented.code, where);
          assert.deepEqual(outcomeOf(body), outcomeOf(documented.body), where);
        }
      }
    } finally {
      await gateway.close();
    }
    console.log(`requests of ${name} sent: ${requests.length}, twice`);
  });
}

for (const name of contractNames()) {
  test(`without a gateway, the Postman collection of ${name} lists the error of each request and goes on`, async () => {
    const collection = await collectionOf(loadContract(name));
    const port = await freePort();
    // The scripts do more on the local gateway than on another host.
    for (const host of [`http://localhost:${port}`, `http://127.0.0.2:${port}`]) {
      let done = 0;
      const failures = await new Promise<Json[]>((resolve, reject) => {
        newman
          .run({collection, envVar: [{key: 'host', value: host}]}, (error, summary) =>
            error ? reject(error) : resolve(summary!.run.failures),
          )
          .on('item', () => (done += 1));
      });
      assert.equal(done, requestsOf(collection).length, host);
      // A request is listed again if its script could send nothing either.
      assert.ok(failures.length >= done, `${host}: ${failures.length} failures`);
      for (const {error} of failures) assert.match(String(error.code ?? error.message), /ECONNREFUSED/, host);
    }
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
    for (const other of others) assert.deepEqual(sent(other), sent(english!), name);
  }
});
