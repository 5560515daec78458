import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {brand} from '../../src/brand';
import {
  contractNames,
  listOperations,
  loadContract,
  type Scenario,
  type ScenarioStep,
} from '../../src/content/contract/contract';
import {play} from '../../src/content/examples/replay';
import {root} from '../../src/content/core/root';
import {loadWorld} from '../../src/content/examples/world';
import {advance, handle, type State} from '../../src/gateway';
import {formType} from '../../src/gateway/values/scheme';
import {fromRfc3339} from '../../src/gateway/values/time';
import {languagesOf, sampleFiles, sampleFolder, sampleRequest} from '../../src/samples/files';
import {languages, programmingLanguages} from '../../src/samples/languages';
import {doneWord, type AuthenticationScheme} from '../../src/samples/request';
import {createAsyncServer} from '../support/asyncServer';
import type {Json} from '../support/json';
import {loadRunner} from '../support/sampleRunner';
import {testFolder} from '../support/testFolder';

const run = promisify(execFile);
const files = sampleFiles();
const world = loadWorld();
const runners = await Promise.all(
  programmingLanguages.map(async (language) => ({language, runner: await loadRunner(language)})),
);

/** Every scenario of every operation: what is sent and what is answered. */
const cases = contractNames().flatMap((name) => {
  const contract = loadContract(name);
  return listOperations(contract).flatMap((operation) =>
    operation.scenarios.map((own) => {
      const scenario = contract.scenarios.find(({key}) => key === own.key)!;
      return {
        name: `${operation.id} ${own.key}`,
        file: (extension: string) => files[`${sampleFolder(operation.id).slice(1)}/${own.key}.${extension}`]!(),
        languages: languagesOf(operation),
        request: sampleRequest(operation, own),
        scenario,
        step: scenario.steps.find(({operation: id, example}) => id === operation.id && example !== false)!,
        status: own.answer.status,
        answer: own.answer.body,
      };
    }),
  );
});

type Case = (typeof cases)[number];

/** The reference gateway at the moment of a step, over HTTP. */
interface Server {
  host: string;
  /** Every request that arrived, and the gateway's answer. */
  exchanges: {
    method: string;
    path: string;
    headers: http.IncomingHttpHeaders;
    body: string;
    status: number;
    answer?: Json;
  }[];
  close: () => void;
}

/** The gateway's state before a step. */
const states = new Map<ScenarioStep, State>();

/** The state before the step, which the story leads to. Each language gets a copy of it. */
function stateBefore({scenario, step}: {scenario: Scenario; step: ScenarioStep}): State {
  let state = states.get(step);
  if (!state) {
    ({state} = play(world, scenario, {until: step}));
    advance({world, state, now: fromRfc3339(step.at)});
    states.set(step, state);
  }
  return structuredClone(state);
}

/** Starts the gateway at a step of its story, at the story's time; only the sender's clock is today's. */
async function openGateway(current: {scenario: Scenario; step: ScenarioStep}): Promise<Server> {
  const now = fromRfc3339(current.step.at);
  const state = stateBefore(current);
  const exchanges: Server['exchanges'] = [];
  const server = createAsyncServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const headers = request.headers as Record<string, string>;
    const answer = handle(
      world,
      state,
      {method: request.method!, path: request.url!, headers, body, clock: Math.floor(Date.now() / 1000)},
      now,
    );
    exchanges.push({
      method: request.method!,
      path: request.url!,
      headers,
      body: body.toString('utf8'),
      status: answer.status,
      answer: answer.body ? JSON.parse(answer.body) : undefined,
    });
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exchanges, close: () => server.close()};
}

/** Use of a gateway that is closed in any case. */
async function withGateway<T>(current: Case, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await openGateway(current);
  try {
    return await use(server);
  } finally {
    server.close();
  }
}

/** Puts the name of the sample before what went wrong with it. */
async function named<T>({name}: Case, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
  }
}

/** The sample with the value of its host at the top set to the test's gateway. */
function aim(text: string, host: string): string {
  const parts = text.split(`https://${brand.hosts.test}`);
  expect(parts.length, 'the host occurs once, at the top').toBe(2);
  return parts.join(host);
}

/** What arrived is the documented request, and the gateway's answer the documented one. */
function checkExchange(current: Case, {exchanges}: Server, stdout: string): void {
  expect(exchanges.length, 'requests sent').toBe(1);
  const {method, path: sentTo, headers, body, status, answer} = exchanges[0]!;
  expect(method).toBe('POST');
  expect(sentTo).toBe(current.request.path);
  const isForm = current.request.scheme === 'client';
  expect(headers['content-type']?.split(';')[0]).toBe(isForm ? formType : 'application/json');
  const {auth, ...sent} = isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Json);
  expect(sent).toEqual(current.request.body);
  expect(headers['idempotency-key']).toBe(current.request.idempotencyKey);
  const {scheme, token, client} = current.request;
  if (scheme === 'bearer') expect(headers.authorization).toBe(`Bearer ${token}`);
  else if (scheme === 'client') expect(headers.authorization).toBe(`Basic ${btoa(`${client.id}:${client.secret}`)}`);
  else if (scheme === 'v1') expect(auth).toMatchObject({point: current.request.point, key: current.request.key});
  else
    expect(headers).toMatchObject({
      'gateway-point': String(current.request.point),
      'gateway-key': String(current.request.key),
    });
  expect(answer, 'the answer of the gateway').toEqual(current.answer);
  expect(status).toBe(current.status);
  if (!answer) {
    expect(stdout).toContain(doneWord);
    return;
  }
  const result = (answer.data ?? answer.result ?? answer) as Json;
  // Of a list its first item; of an empty list its first key.
  const shown: Json = result.items?.[0] ?? result;
  const word =
    shown.id ??
    Object.values(shown).find((value) => typeof value === 'string' || typeof value === 'number') ??
    Object.keys(shown)[0];
  expect(stdout).toContain(String(word));
}

test('there is a sample for every operation, scenario and language', () => {
  expect(cases.length).toBeGreaterThan(5);
  for (const {name, file, languages: own} of cases) {
    expect(own.length, name).toBeGreaterThan(6);
    for (const {id, extension} of own) expect(file(extension), `${name} in ${id}`).toBeTruthy();
  }
  const operations = contractNames().flatMap((name) => listOperations(loadContract(name)));
  expect(operations.filter(({scenarios}) => scenarios.length === 0).map(({id}) => id)).toEqual([]);
  console.log(`samples: ${operations.length} operations, ${cases.length} scenarios in ${languages.length} forms`);
});

for (const {language, runner} of runners) {
  if (runner.jvm) continue;
  test.concurrent(
    `every sample in ${language.label} sends the documented request and prints the documented answer`,
    async ({onTestFinished}) => {
      const folder = testFolder(onTestFinished);
      for (const current of cases) {
        await named(current, () =>
          withGateway(current, async (server) => {
            const file = path.join(folder, `Sample.${language.extension}`);
            fs.writeFileSync(file, aim(current.file(language.extension), server.host));
            const {stdout} = await run(...runner.command!(file));
            checkExchange(current, server, stdout);
          }),
        );
      }
      console.log(`samples in ${language.label}: ${cases.length} run`);
    },
  );
}

/** What a sample says when the secret at its top is a wrong one, by the way in which its request is proved. */
const refusals: Record<AuthenticationScheme, string> = {
  v1: '105',
  v2: 'signature_invalid',
  bearer: 'access_token_invalid',
  client: 'invalid_client',
};
const secretOf = ({request: {scheme, secret, token, client}}: Case) =>
  scheme === 'bearer' ? token : scheme === 'client' ? client.secret : secret;

for (const {
  language,
  runner: {command},
} of runners) {
  if (!command) continue;
  test.concurrent(
    `a sample in ${language.label} runs as copied, and says why it was refused and ends with an error`,
    async ({onTestFinished}) => {
      const folder = testFolder(onTestFinished);
      for (const [scheme, code] of Object.entries(refusals)) {
        const current = cases.find(({request}) => request.scheme === scheme)!;
        const file = path.join(folder, `Sample.${language.extension}`);
        await withGateway(current, async (server) => {
          fs.writeFileSync(file, aim(current.file(language.extension), server.host));
          checkExchange(current, server, (await run(...command(file))).stdout);
        });
        await withGateway(current, async ({host}) => {
          fs.writeFileSync(
            file,
            aim(current.file(language.extension), host).replace(secretOf(current), 'another_secret'),
          );
          const failure = await run(...command(file)).then(
            () => null,
            (error: {stdout: string; stderr: string}) => error.stdout + error.stderr,
          );
          expect(failure, `${scheme} ends with an error`).toContain(code);
        });
      }
    },
  );
}

for (const {
  language,
  runner: {jvm},
} of runners) {
  if (!jvm) continue;
  const {adapt, end, place, className, compile, classPath} = jvm;
  test.concurrent(
    `every sample in ${language.label} compiles, sends the documented request and prints the documented answer`,
    async ({onTestFinished}) => {
      const folder = testFolder(onTestFinished);
      const sources = cases.map((current, index) => {
        const file = path.join(folder, place(index));
        const text = adapt(aim(current.file(language.extension), '@'));
        expect(text, current.name).toContain('getProperty("host")');
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text.replace(/^import/m, `package sample${index}${end}\n\nimport`));
        return file;
      });
      await run(...compile(sources, folder));
      await run('javac', ['-d', folder, path.join(root, 'tests/support/samples/RunAll.java')]);
      const servers = await Promise.all(cases.map(openGateway));
      try {
        const ran = run('java', ['-cp', `${folder}:${classPath}`, 'RunAll'], {maxBuffer: 64 * 1024 * 1024});
        ran.child.stdin!.end(servers.map(({host}, index) => `${className(index)} ${host}\n`).join(''));
        const outputs = (await ran).stdout.split(/^--- end of .*\n/m);
        expect(outputs.length, 'samples run').toBe(cases.length + 1);
        for (const [index, current] of cases.entries()) {
          await named(current, () => checkExchange(current, servers[index]!, outputs[index]!));
        }
      } finally {
        servers.forEach((server) => server.close());
      }
      console.log(`samples in ${language.label}: ${cases.length} run`);
    },
  );
}
