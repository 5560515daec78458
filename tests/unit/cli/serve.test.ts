import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSiteServer} from '../../../src/cli/serve';
import {metaOf} from '../../../src/content/site/policy';

const files: Record<string, string> = {
  'index.html': 'start',
  '404.html': `${metaOf("img-src 'self'; style-src 'self' 'sha256-en'")}not found`,
  'callbacks/index.html': 'callbacks',
  'search-index.json': '[]',
  'callbacks.md': '# Callbacks',
  'openapi/v2.yaml': 'openapi: 3.1.0',
  'uk/errors.json': '{}',
  'long.json': JSON.stringify('word '.repeat(1000)),
  'assets/js/main.0f3a9c1d.js': 'main',
  'assets/images/gate-0123456789abcdef0123456789abcdef.svg': '<svg/>',
  'img/favicon.svg': '<svg/>',
  'uk/index.html': 'початок',
  'uk/404.html': `${metaOf("img-src 'self'; style-src 'self' 'sha256-uk'")}не знайдено`,
  'uk/assets/js/main.0f3a9c1d.js': 'main',
};

let directory: string;
let server: Server;

beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    fs.writeFileSync(path.join(directory, name), content);
  }
  server = createSiteServer(directory).listen(0);
});

afterAll(() => {
  server.close();
  fs.rmSync(directory, {recursive: true});
});

function ask(address: string, options?: RequestInit): Promise<Response> {
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`, {
    redirect: 'manual',
    ...options,
  });
}

test('a page answers at its address with and without the slash, and at its file, without a redirect', async () => {
  for (const address of ['/callbacks', '/callbacks/', '/callbacks/index.html', '/callbacks.html', '/callbacks?q=1']) {
    const response = await ask(address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe('callbacks');
  }
  expect(await (await ask('/')).text()).toBe('start');
  expect(await (await ask('/uk')).text()).toBe('початок');
  expect(await (await ask('/index.html')).text()).toBe('start');
});

const missing: [address: string, text: string][] = [
  ['/nowhere', 'not found'],
  ['/nowhere.html', 'not found'],
  ['/ukraine', 'not found'],
  ['/uk/nowhere', 'не знайдено'],
  ['/uk/assets/js/gone.js', 'не знайдено'],
  ['/callbacks%E0%A4%A', 'not found'],
  ['/%2e%2e/package.json', 'not found'],
];

for (const [address, text] of missing) {
  test(`${address} answers 404 with the page of its language`, async () => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(text);
  });
}

test('hashed assets are cached for ever, everything else is asked for again', async () => {
  const caching = new Map<string, string | null>();
  for (const name of Object.keys(files)) {
    caching.set(name, (await ask(`/${name}`)).headers.get('cache-control'));
  }
  const forEver = [...caching]
    .filter(([, value]) => value === 'public, max-age=31536000, immutable')
    .map(([name]) => name);
  expect(forEver).toEqual([
    'assets/js/main.0f3a9c1d.js',
    'assets/images/gate-0123456789abcdef0123456789abcdef.svg',
    'uk/assets/js/main.0f3a9c1d.js',
  ]);
  expect([...caching.values()].filter((value) => value === 'no-cache')).toHaveLength(caching.size - forEver.length);
});

test('a file that has not changed is not sent again', async () => {
  const etag = (await ask('/callbacks')).headers.get('etag');
  expect((await ask('/callbacks', {headers: {'If-None-Match': etag!}})).status).toBe(304);
});

test('Markdown is text in UTF-8', async () => {
  expect((await ask('/callbacks.md')).headers.get('content-type')).toBe('text/markdown;charset=utf-8');
});

test('long texts are compressed as the browser takes them', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await ask('/long.json', {headers: {'accept-encoding': encoding}});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(files['long.json']);
  }
  expect(
    (await ask('/long.json', {headers: {'accept-encoding': 'identity'}})).headers.get('content-encoding'),
  ).toBeNull();
});

test('every answer carries the policy of all languages together', async () => {
  for (const address of ['/', '/uk/', '/long.json', '/nowhere']) {
    expect((await ask(address)).headers.get('content-security-policy'), address).toBe(
      "img-src 'self'; style-src 'self' 'sha256-en' 'sha256-uk'; frame-ancestors 'none'",
    );
  }
  expect((await ask('/', {method: 'POST'})).headers.get('x-content-type-options')).toBe('nosniff');
});

test('published files, and nothing else, may be loaded by pages of other origins', async () => {
  const open: string[] = [];
  for (const name of Object.keys(files)) {
    const {headers} = await ask(`/${name}`);
    const values = [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
    if (values[0] !== null) open.push(name);
    expect(values, name).toEqual(values[0] === null ? [null, 'same-origin'] : ['*', 'cross-origin']);
  }
  expect(open).toEqual(['callbacks.md', 'openapi/v2.yaml', 'uk/errors.json']);
  const {etag} = Object.fromEntries((await ask('/openapi/v2.yaml')).headers);
  const again = await ask('/openapi/v2.yaml?fresh', {headers: {'If-None-Match': etag!}});
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
});

test('only reading is allowed', async () => {
  const response = await ask('/', {method: 'POST'});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a directory without a build is refused with a sentence that says what to run', () => {
  expect(() => createSiteServer(path.join(directory, 'img'))).toThrow(/holds no built site: run `npm run build` first/);
});

test('a build without a policy is refused with a sentence that says who writes it', () => {
  const bare = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  fs.writeFileSync(path.join(bare, '404.html'), '<head></head>');
  expect(() => createSiteServer(bare)).toThrow(/404\.html carries no security policy: run `npm run build`/);
  fs.rmSync(bare, {recursive: true});
});
