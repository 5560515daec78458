import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {brand} from '../../src/brand';
import {contractNames, listOperations, loadContract} from '../../src/content/contract';
import {root} from '../../src/content/root';
import {loadTestKeys} from '../../src/content/testKeys';
import {verifyV1Request, verifyV2Request} from '../../src/gateway/signing';
import {sampleFiles, sampleFolder, sampleRequest} from '../../src/samples/files';
import {languages} from '../../src/samples/languages';

const run = promisify(execFile);
const files = sampleFiles();
const kotlinHome = path.join(root, 'node_modules/kotlin-compiler/lib');
const gson = '/usr/share/java/gson.jar';

/** Every scenario of every operation: what is sent and what is answered. */
const cases = contractNames().flatMap((name) =>
  listOperations(loadContract(name)).flatMap((operation) =>
    operation.scenarios.map((scenario) => ({
      name: `${operation.id} ${scenario.key}`,
      file: (extension: string) => files[`${sampleFolder(operation.id).slice(1)}/${scenario.key}.${extension}`]!,
      request: sampleRequest(operation, scenario),
      status: scenario.answer.status,
      answer: scenario.answer.body,
    })),
  ),
);

type Case = (typeof cases)[number];

/** What one request looked like on the wire. */
interface Received {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Answers as the gateway does: a valid signature gets the scenario's answer, another one the documented refusal. */
async function withGateway<T>(current: Case, use: (host: string, received: Received[]) => Promise<T>): Promise<T> {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({method: request.method!, path: request.url!, headers: request.headers, body});
    const now = Math.floor(Date.now() / 1000);
    const secrets = loadTestKeys().request_secrets;
    const verdict =
      current.request.scheme === 'v2'
        ? verifyV2Request({method: request.method!, path: request.url!, headers: request.headers as Record<string, string>, body}, {secrets, now})
        : verifyV1Request(JSON.parse(body), {secrets, usedNonces: new Set()});
    const refusal = current.request.scheme === 'v2' ? {code: 'signature_invalid', detail: 'refused'} : {status: 'error', error: {code: 105, message: 'refused', details: {}}};
    response.writeHead(verdict.isValid ? current.status : current.request.scheme === 'v2' ? 401 : 200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(verdict.isValid ? current.answer : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    server.close();
  }
}

/** A word of the answer that every sample prints: the id, of a list that of its first item, of an empty list its first key. */
function markOf({answer}: Case): string {
  const carried = (answer.data ?? answer.result) as {id?: string | number; items?: {id: string | number}[]};
  return String(carried.id ?? carried.items?.[0]?.id ?? Object.keys(carried)[0]);
}

/** The sample with the value of its host at the top set to the test's gateway. */
function aim(text: string, host: string): string {
  const parts = text.split(`https://${brand.hosts.test}`);
  expect(parts.length, 'the host stands once, at the top').toBe(2);
  return parts.join(host);
}

/** How the file of a language is run, given its folder. */
const runners: Record<string, (file: string) => [string, string[]]> = {
  bash: (file) => ['bash', [file]],
  php: (file) => ['php', [file]],
  javascript: (file) => ['node', [file]],
  python: (file) => ['python3', [file]],
  java: (file) => ['java', ['-cp', gson, file]],
};

function checkReceived(current: Case, received: Received[]): void {
  expect(received.length, 'requests sent').toBe(1);
  const {method, path: sentTo, headers, body} = received[0]!;
  expect(method).toBe('POST');
  expect(sentTo).toBe(current.request.path);
  expect(headers['content-type']).toBe('application/json');
  const {auth, ...sent} = JSON.parse(body) as Record<string, unknown>;
  expect(sent).toEqual(current.request.body);
  expect(headers['idempotency-key']).toBe(current.request.idempotencyKey);
  if (current.request.scheme === 'v1') expect(auth).toMatchObject({point: current.request.point, key: current.request.key});
  else expect(headers).toMatchObject({'gateway-point': String(current.request.point), 'gateway-key': String(current.request.key)});
}

test('there is a sample for every operation, scenario and language', () => {
  expect(cases.length).toBeGreaterThan(5);
  for (const {name, file} of cases) {
    for (const {id, extension} of languages) expect(file(extension), `${name} in ${id}`).toBeTruthy();
  }
  console.log(`samples: ${cases.length} scenarios in ${languages.length} forms`);
});

for (const [id, command] of Object.entries(runners)) {
  const language = languages.find((one) => one.id === id)!;
  test(`every sample in ${language.label} sends the documented request and prints the documented answer`, async () => {
    const folder = test.info().outputPath(id);
    fs.mkdirSync(folder, {recursive: true});
    for (const current of cases) {
      await test.step(current.name, () =>
        withGateway(current, async (host, received) => {
          const file = path.join(folder, `Sample.${language.extension}`);
          fs.writeFileSync(file, aim(current.file(language.extension), host));
          const {stdout} = await run(...command(file));
          checkReceived(current, received);
          expect(stdout).toContain(markOf(current));
        }),
      );
    }
    console.log(`samples in ${language.label}: ${cases.length} run`);
  });

  test(`a sample in ${language.label} says why it was refused and ends with an error`, async () => {
    const folder = test.info().outputPath(id);
    fs.mkdirSync(folder, {recursive: true});
    for (const scheme of ['v1', 'v2'] as const) {
      const current = cases.find(({request}) => request.scheme === scheme)!;
      await withGateway(current, async (host) => {
        const file = path.join(folder, `Sample.${language.extension}`);
        fs.writeFileSync(file, aim(current.file(language.extension), host).replace(current.request.secret, 'another_secret'));
        const failure = await run(...command(file)).then(
          () => null,
          (error: {stdout: string; stderr: string}) => error.stdout + error.stderr,
        );
        expect(failure, `${scheme} ends with an error`).toContain(scheme === 'v2' ? 'signature_invalid' : '105');
      });
    }
  });
}

test('every sample in Kotlin compiles, sends the documented request and prints the documented answer', async () => {
  const folder = test.info().outputPath('kotlin');
  fs.mkdirSync(folder, {recursive: true});
  const library = path.join(kotlinHome, 'kotlin-stdlib.jar');
  // The host is read from a property here, so that all files compile once; each stands in its own package.
  const sources = cases.map((current, index) => {
    const file = path.join(folder, `Sample${index}.kt`);
    const text = aim(current.file('kt'), '@').replace('const val HOST = "@"', 'val HOST: String = System.getProperty("host")');
    fs.writeFileSync(file, text.replace(/^import/m, `package sample${index}\n\nimport`));
    return file;
  });
  await run('java', [
    '-cp', path.join(kotlinHome, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
    '-no-stdlib', '-no-reflect', '-nowarn', '-cp', `${library}:${gson}`, '-d', folder, ...sources,
  ]);
  for (const [index, current] of cases.entries()) {
    await test.step(current.name, () =>
      withGateway(current, async (host, received) => {
        const {stdout} = await run('java', [`-Dhost=${host}`, '-cp', `${folder}:${library}:${gson}`, `sample${index}.Sample${index}Kt`]);
        checkReceived(current, received);
        expect(stdout).toContain(markOf(current));
      }),
    );
  }
  console.log(`samples in Kotlin: ${cases.length} run`);
});
