import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fixOf, languages, mistakesOf, schemes, type FixLanguage} from '../../src/sandbox/diagnose';
import {createAsyncServer} from '../support/asyncServer';
import {freePort} from '../support/freePort';
import {cases, given, requestErrors, type Sent} from '../support/signatureFixes/cases';
import {loadFixRunner} from '../support/sampleRunner';
import {testFolder} from '../support/testFolder';

/** Every text that the page can show in a language. */
const shown = (language: FixLanguage): Set<string> =>
  new Set(schemes.flatMap((scheme) => mistakesOf(scheme).map(({fix}) => fixOf(fix, scheme)[language])));

let server: http.Server;
/** Requests by language and case. */
const sent = new Map<string, Sent[]>();

beforeAll(async () => {
  server = createAsyncServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = new URL(request.url!, 'http://localhost').searchParams.get('from')!;
    const one = {headers: request.headers, body: Buffer.concat(chunks).toString('utf8')};
    sent.set(name, [...(sent.get(name) ?? []), one]);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

for (const {id: language, label} of languages) {
  const runner = await loadFixRunner({id: language});

  test(`the code in ${label} does what it is for`, async () => {
    const {port} = server.address() as AddressInfo;
    const addressOf = (name: string): string =>
      `http://127.0.0.1:${port}${given.path}?from=${language}-${name.replace(' ', '-')}`;
    const printed = await runner.run({folder: testFolder(), addressOf, port: await freePort()});
    const found = Object.fromEntries(
      printed
        .trim()
        .split('\n')
        .map((line) => {
          const [name, text = ''] = line.split('\t');
          return [name!, Buffer.from(text, 'base64').toString('utf8')];
        }),
    );
    const {names} = runner;
    const read = (name: string): unknown => {
      const {read: reader} = cases[name]!;
      try {
        return reader ? reader(found[name]!) : found[name];
      } catch {
        return found[name];
      }
    };
    expect(Object.fromEntries(names.map((name) => [name, read(name)]))).toEqual(
      Object.fromEntries(names.map((name) => [name, cases[name]!.expected])),
    );
    const senders = names.filter((name) => cases[name]!.isSent || runner.sends?.includes(name));
    const requests = senders.map((name) => [name, sent.get(`${language}-${name.replace(' ', '-')}`) ?? []] as const);
    expect(requests.filter(([, all]) => all.length !== 1)).toEqual([]);
    expect(requests.flatMap(([name, [one]]) => requestErrors(name, one!))).toEqual([]);
    console.log(`code that fixes a signature: ${names.length} programs in ${label}`);
  });

  test(`all code in ${label} that the signature check can show is executed`, () => {
    const executed = new Set(
      runner.names.flatMap((name) => {
        const {fixes, scheme} = cases[name]!;
        return fixes.map((fix) => fixOf(fix, scheme)[language]);
      }),
    );
    expect(executed.size).toBeGreaterThan(20);
    expect([...shown(language)].filter((text) => !executed.has(text))).toEqual([]);
  });
}
