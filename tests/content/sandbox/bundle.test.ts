/** The sandbox's bundle where there is no Node and text cannot become code, against the gateway in Node. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadExponents} from '../../../src/content/reference/currencies';
import {handle} from '../../../src/gateway';
import {findMistakes} from '../../../src/gateway/http/mistakes';
import {findTarget} from '../../../src/gateway/http/resolve';
import {reviveWorld, writeWorld} from '../../../src/sandbox/world';
import type {JsonObject} from '../../../src/types/json';
import {world} from '../../support/askGateway';
import {bundle} from '../../support/sandbox/bundle';
import {allOperations, documentedCalls, operationsOf} from '../../support/sandbox/documentedCalls';
import {runInVm, type BundledGateway} from '../../support/sandbox/inVm';

const calls = documentedCalls();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
let bundled: BundledGateway;

beforeAll(async () => {
  await bundle('gateway', folder);
  await bundle('page', folder);
  bundled = runInVm(path.join(folder, 'gateway.js'));
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test('text cannot become code where the bundle runs', () => {
  expect(() => void vm.runInContext('new Function("return 1")', bundled as unknown as vm.Context)).toThrow(
    /Code generation from strings disallowed/,
  );
});

test('every request of every documented scenario gets the same response and leads to the same state', () => {
  expect(operationsOf(calls)).toEqual(allOperations());
  for (const {contract, scenario, operation, state, now, request, answer} of calls) {
    const where = `${contract}/scenarios/${scenario}.yaml, ${operation}`;
    const [inNode, inBundle] = [structuredClone(state), structuredClone(state)];
    handle(world, inNode, request, now);
    expect(bundled.gateway.handle(bundled.world, inBundle, request, now), where).toEqual(answer);
    expect(JSON.stringify(inBundle), where).toBe(JSON.stringify(inNode));
  }
  console.log(`requests of scenarios: ${calls.length} of ${operationsOf(calls).length} operations`);
});

/** Values that a field may wrongly have. */
const wrongValues = [null, true, -1, 0.5, '', 'x'.repeat(300), [], {}, {unknown: 1}];

/** The body with each of its parts left out, or with a wrong value in its place; it stays an object itself. */
function wrongBodies(body: object, put: (part: unknown) => unknown = (part) => part): unknown[] {
  const parts = Object.entries(body).flatMap(([name, part]: [string, unknown]) => {
    const others = Object.entries(body).filter(([other]) => other !== name);
    const rebuild = (entries: [string, unknown][]) =>
      put(Array.isArray(body) ? entries.map(([, item]) => item) : Object.fromEntries(entries));
    const replace = (wrong: unknown) => rebuild([...others, [name, wrong]]);
    const deeper = typeof part === 'object' && part !== null ? wrongBodies(part, replace) : [];
    return [rebuild(others), ...wrongValues.map(replace), ...deeper];
  });
  return [put({...body, unknown_field: 1}), ...parts];
}

test('validators that were compiled at build report the errors that Ajv reports in Node', () => {
  const seen = new Set<string>();
  let refused = 0;
  for (const {request} of calls) {
    const {contract, template, operation} = findTarget(world, request.path)!;
    const text = new TextDecoder().decode(request.body);
    if (operation['x-oauth'] || seen.has(template)) continue;
    seen.add(template);
    for (const body of wrongBodies(JSON.parse(text) as JsonObject)) {
      const mistakes = findMistakes(world, contract, template, body);
      expect(findMistakes(bundled.world, contract, template, body), `${template} ${JSON.stringify(body)}`).toEqual(
        mistakes,
      );
      if (mistakes.length > 0) refused += 1;
    }
  }
  expect(seen.size).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(seen.size * 10);
  console.log(`wrong bodies: ${refused} of ${seen.size} operations`);
});

test('a world that was written and revived has all data of the first one', () => {
  const file = writeWorld(world, loadExponents());
  const {contracts, ...revived} = reviveWorld(JSON.parse(JSON.stringify(file)) as typeof file, world.schemaErrors);
  const {contracts: _contracts, exponentOf, ...first} = world;
  const {exponentOf: revivedExponent, ...rest} = revived;
  expect(rest).toEqual(first);
  expect(Object.keys(contracts)).toEqual(Object.keys(world.contracts));
  for (const currency of [...loadExponents().keys(), 'XXX', 'toString'])
    expect(revivedExponent(currency), currency).toBe(exponentOf(currency));
});

test('the worker is one file of at most 200 kB compressed', () => {
  const files = fs.readdirSync(folder).filter((name) => name !== 'gateway.js' && name !== 'page.js');
  expect(files).toEqual(['sandbox-worker.js']);
  const kilobytes = brotliCompressSync(fs.readFileSync(path.join(folder, files[0]!))).length / 1000;
  console.log(`sandbox-worker.js: ${kilobytes.toFixed(1)} kB with Brotli`);
  expect(kilobytes).toBeLessThan(200);
});
