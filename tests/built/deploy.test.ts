import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listReleases, prepareRelease, prune, rollBack, switchTo} from '../../src/cli/releases';
import {isHashed} from '../../src/content/site/hashedFile';
import {headersOf} from '../../src/content/site/headers';
import {openAddresses, crossOriginHeaders, openPattern} from '../../src/content/site/openFiles';
import {locales, prefixOf} from '../../src/content/core/locales';
import {headersFile, redirectsFile} from '../../src/content/site/staticHosts';
import {listRedirects} from '../../src/content/site/listRedirects';
import {addressOf, buildFolder} from '../support/built';
import {readText} from '../support/files';
import {freePort} from '../support/freePort';
import {
  checkConfiguration,
  configurationOf,
  containerConfiguration,
  startNginx,
  temporaryFolder,
  type Answer,
  type Nginx,
} from '../support/nginx';
import {pages} from '../support/pages';

/*
 * Runs the real nginx as an unprivileged user, with the configuration of deploy/, on a release of the built site. The
 * release is compressed at the lowest level, because no test depends on the ratio.
 */
const effort = {brotli: 1, gzip: 1};
const security = headersOf(buildFolder);
const prefixes = locales.map(({code}) => prefixOf(code));

/** Files that tests request by name. */
const asked = ['/_headers', '/_redirects', '/fonts/site-sans-latin.woff2', '/callbacks.md', '/openapi/v2.yaml'];

let temporary: string;
let folder: string;
let first: string;
let nginx: Nginx;

beforeAll(async () => {
  temporary = temporaryFolder();
  folder = path.join(temporary, 'docs');
  first = await prepareRelease(folder, partOfBuild(), effort);
  switchTo(folder, first);
  nginx = await startNginx(temporary, (port) => containerConfiguration(folder, temporary, port));
});

afterAll(() => {
  nginx?.stop();
  fs.rmSync(temporary, {recursive: true});
});

/** Addresses of all files. */
const allFiles = fs
  .readdirSync(buildFolder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(buildFolder, path.join(entry.parentPath, entry.name))}`);

/** Addresses of some files of each kind; `npm run test:full` takes all. */
const someFiles = ((): string[] => {
  if (process.env.TEST_FULL) return allFiles;
  const taken = new Map<string, number>();
  return allFiles.filter((address) => {
    const kind = `${path.extname(address)} ${isHashed(address)} ${openPattern.test(address)} ${address.startsWith('/uk/')}`;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return taken.get(kind)! <= 3;
  });
})();

/** All pages and the other files that tests request, because a release of the whole build takes half a minute. */
function partOfBuild(): string {
  if (process.env.TEST_FULL) return buildFolder;
  const part = path.join(temporary, 'build');
  const isWanted = (name: string): boolean =>
    name.endsWith('.html') || someFiles.includes(name) || asked.includes(name);
  for (const name of fs.readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})) {
    if (!isWanted(`/${name}`)) continue;
    fs.mkdirSync(path.dirname(path.join(part, name)), {recursive: true});
    fs.copyFileSync(path.join(buildFolder, name), path.join(part, name), fs.constants.COPYFILE_FICLONE);
  }
  return part;
}

/** The headers of a file that tools of other sites read, or of anything else. */
const expectedOf = (isOpen: boolean): Record<string, string | undefined> =>
  isOpen ? {...security, ...crossOriginHeaders} : {'Access-Control-Allow-Origin': undefined, ...security};

function assertSecure({headers}: Answer, what: string, isOpen = false): void {
  for (const [name, value] of Object.entries(expectedOf(isOpen)))
    assert.equal(headers[name.toLowerCase()], value, `${name} of ${what}`);
  assert.equal(headers.server, 'nginx', `${what} says which nginx`);
}

const fileOf = (address: string): Buffer => fs.readFileSync(path.join(buildFolder, decodeURIComponent(address)));

test('every page answers at its address and with a slash more or less, without a redirect', async () => {
  const addresses = locales.flatMap(({code}) => pages.map((id) => addressOf(id, code)));
  expect(addresses.length).toBeGreaterThan(500);
  for (const address of addresses) {
    const folderOf = address.replace(/\/$/, '');
    const content = fileOf(`${folderOf}/index.html`);
    for (const written of [folderOf, `${folderOf}/`]) {
      if (written === '') continue;
      const {status, body, headers} = await nginx.ask(written);
      assert.equal(status, 200, written);
      assert.ok(body.equals(content), `${written} is another page`);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8', written);
    }
  }
  for (const written of ['/callbacks.html', '/callbacks/index.html', '/callbacks?q=1', '/uk/callbacks.html']) {
    expect((await nginx.ask(written)).status, written).toBe(200);
  }
});

const types: Record<string, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

test('every kind of file has its type, its caching, its headers, and the same bytes in each compression', async () => {
  const addresses = someFiles.filter((address) => !address.startsWith('/_'));
  expect(new Set(addresses.map((address) => path.extname(address))).size).toBeGreaterThan(15);
  const decode = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};
  // A release contains a compressed file only if it saves enough; the server sends the best accepted one.
  const acceptable: [accepted: string, forms: (keyof typeof decode)[]][] = [
    ['br', ['br']],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['identity', []],
    ['br;q=0, gzip;q=0', []],
  ];
  const compressed = new Map<string, number>();
  for (const address of addresses) {
    const content = fileOf(address);
    for (const [accepted, forms] of acceptable) {
      const what = `${address} for ${accepted}`;
      const answer = await nginx.ask(encodeURI(address), {'accept-encoding': accepted});
      const encoding = answer.headers['content-encoding'] as keyof typeof decode | undefined;
      assert.equal(answer.status, 200, what);
      assert.ok((encoding ? decode[encoding](answer.body) : answer.body).equals(content), `${what} has other bytes`);
      assertSecure(answer, what, openPattern.test(address));
      assert.equal(
        answer.headers['content-type'],
        types[path.extname(address).slice(1)] ?? 'text/plain; charset=utf-8',
        what,
      );
      assert.equal(
        answer.headers['cache-control'],
        isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
        what,
      );
      assert.match(answer.headers.etag ?? '', /^"[0-9a-f]+-[0-9a-f]+"$/, what);
      assert.equal(answer.headers['last-modified'], undefined, what);
      const nameOf = (form: keyof typeof decode): string =>
        path.join(folder, 'current/site', `${address}${{br: '.br', gzip: '.gz'}[form]}`);
      const form = forms.find((candidate) => fs.existsSync(nameOf(candidate)));
      assert.equal(encoding, form, what);
      if (form) {
        assert.ok(answer.body.equals(fs.readFileSync(nameOf(form))), `${what}: not the file that the release wrote`);
        assert.equal(answer.headers.vary, 'Accept-Encoding', what);
        compressed.set(form, (compressed.get(form) ?? 0) + 1);
      }
    }
  }
  expect(compressed.get('br')).toBeGreaterThan(20);
  expect(compressed.get('gzip')).toBeGreaterThan(20);
  console.log(`files asked for: ${addresses.length}`);
});

test('a CDN between reader and server gets compressed files too', async () => {
  for (const accepted of ['br', 'gzip']) {
    const {headers} = await nginx.ask('/callbacks', {'accept-encoding': accepted, via: '1.1 cdn.example'});
    expect(headers['content-encoding']).toBe(accepted);
  }
});

test('what has not changed is not sent again; the date of a file decides nothing', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    for (const address of ['/callbacks', '/fonts/site-sans-latin.woff2', '/callbacks.md']) {
      const {headers} = await nginx.ask(address, {'accept-encoding': accepted});
      const again = await nginx.ask(address, {'accept-encoding': accepted, 'if-none-match': headers.etag});
      expect(again.status, address).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['cache-control']).toBe('no-cache');
      assertSecure(again, `the 304 of ${address}`, openPattern.test(address));
      expect((await nginx.ask(address, {'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT'})).status).toBe(200);
    }
  }
});

test('what does not exist answers 404 with the page of its language, and shows no folder and no secret file', async () => {
  const names = [
    'nowhere',
    'nowhere/',
    'nowhere.html',
    'callbacks.md/',
    'assets/',
    'img/',
    'assets/js/gone.0f3a9c1d.js',
    '.git/config',
    '.env',
    'img/.htaccess',
    'index.html.br',
    'index.html.gz',
    'assets/%2e%2e/nowhere',
  ];
  const missing = prefixes.flatMap((prefix) => names.map((name) => ({address: `${prefix}/${name}`, prefix})));
  const others = ['/ukraine', '/zz/nowhere', '/_headers', '/_redirects', '/site.conf', '/hashed/', '/releases/'].map(
    (address) => ({address, prefix: ''}),
  );
  for (const {address, prefix} of [...missing, ...others]) {
    const answer = await nginx.ask(address, {'accept-encoding': 'br'});
    assert.equal(answer.status, 404, address);
    assert.ok(
      zlib.brotliDecompressSync(answer.body).equals(fileOf(`${prefix}/404.html`)),
      `${address} has the 404 page of another language`,
    );
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', address);
    assert.equal(answer.headers['cache-control'], 'no-cache', address);
    assertSecure(answer, address);
  }
});

test('the command of deploy/README.md counts the addresses that were asked for in vain', async () => {
  for (let time = 0; time < 3; time += 1) await nginx.ask('/asked-in-vain');
  const command = /^awk .*$/m.exec(readText('deploy/README.md'))![0].replace('/var/log/nginx', temporary);
  expect(spawnSync('sh', ['-c', command], {encoding: 'utf8'}).stdout).toMatch(/^ +3 \/asked-in-vain$/m);
});

test('an address that leads out of the site is refused', async () => {
  for (const address of [
    '/..%2f',
    '/..%2fsite.conf',
    '/../site.conf',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/uk/..%2f..%2fsite.conf',
    '/assets/..%2f..%2f..%2fsite.conf',
    '/callbacks%00.html',
    '/callbacks%E0%A4%A',
  ]) {
    const answer = await nginx.ask(address);
    assert.equal(answer.status, 400, address);
    assertSecure(answer, address);
  }
});

test('nothing can be written', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    for (const address of ['/', '/callbacks', '/uk/nowhere']) {
      const answer = await nginx.ask(address, {}, method);
      expect([404, 405], `${method} ${address}`).toContain(answer.status);
      assertSecure(answer, `${method} ${address}`);
    }
  }
});

test('every old address leads to its page for ever, with its query', async () => {
  const redirects = listRedirects();
  expect(redirects.length).toBeGreaterThan(200);
  for (const {from, to} of redirects) {
    const isPage = !from.endsWith('.md');
    assert.ok(
      !isPage || fs.existsSync(path.join(buildFolder, from, 'index.html')),
      `${from} is no redirect of the build`,
    );
    assert.ok(fs.existsSync(path.join(buildFolder, to, isPage ? 'index.html' : '')), `${to} is no page of the build`);
    const answer = await nginx.ask(`${from}?version=v2`);
    assert.equal(answer.status, 301, from);
    assert.equal(answer.headers.location, `${to}?version=v2`, from);
    assertSecure(answer, from);
  }
});

test('hosts of static files find the same headers and redirects in the build', () => {
  const headers = fs.readFileSync(path.join(buildFolder, '_headers'), 'utf8');
  const redirects = fs.readFileSync(path.join(buildFolder, '_redirects'), 'utf8');
  expect(headers).toBe(headersFile(security));
  expect(redirects).toBe(redirectsFile(listRedirects()));
  for (const [name, value] of Object.entries(security)) expect(headers).toContain(`\n  ${name}: ${value}\n`);
  for (const prefix of prefixes)
    expect(headers).toContain(`\n${prefix}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  for (const prefix of prefixes.slice(1)) expect(redirects).toContain(`\n${prefix}/* ${prefix}/404.html 404\n`);
  // The narrowest bounds that a host documents: 100 rules of 2,000 characters a line of headers, 2,000 redirects.
  expect(headers.split('\n\n').length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split('\n').map(({length}) => length))).toBeLessThanOrEqual(2000);
  expect(redirects.split('\n').length).toBeLessThanOrEqual(2000);
});

test('hosts of static files send the headers of published files, whether they join or replace what two rules set', () => {
  const rules = headersFile(security)
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n').map((line) => line.trim());
      const pattern = address.replaceAll('.', '\\.').replaceAll('*', '.*');
      return {pattern: new RegExp(`^${pattern}$`), lines, stars: address.split('*').length - 1};
    });
  assert.ok(
    rules.every(({stars}) => stars <= 1),
    'a host takes one * in a rule',
  );
  /** One kind of host joins repeated headers and removes one at `! Name`; the other skips lines without a colon. */
  const headersFrom = (file: string, joins: boolean): Record<string, string> => {
    const sent: Record<string, string> = {};
    for (const line of rules.flatMap(({pattern, lines}) => (pattern.test(file) ? lines : []))) {
      const [name, value] = line.split(/: (.*)/) as [string, string?];
      if (value !== undefined) sent[name] = joins && name in sent ? `${sent[name]}, ${value}` : value;
      else if (joins) delete sent[name.replace('! ', '')];
    }
    return sent;
  };
  let open = 0;
  for (const file of allFiles) {
    const isOpen = openPattern.test(file);
    for (const joins of [true, false]) {
      const sent = headersFrom(file, joins);
      for (const [name, value] of Object.entries(expectedOf(isOpen)))
        assert.equal(sent[name], value, `${name} of ${file}`);
    }
    if (isOpen) open += 1;
  }
  expect(open).toBeGreaterThan(3500);
  for (const address of openAddresses) {
    const pattern = new RegExp(`^${address.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    assert.ok(
      allFiles.some((file) => pattern.test(file)),
      `${address} in src/content/site/openFiles.ts is the address of no file`,
    );
  }
});

/** A small build with `word` on the home page and in a hashed file of its own; `source` changes the policy. */
function smallBuild(word: string, source = "default-src 'self'"): string {
  const build = path.join(temporary, `build-${word}`);
  const write = (name: string, content: string | Buffer): void => {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    fs.writeFileSync(path.join(build, name), content);
  };
  for (const prefix of prefixes) {
    for (const name of [`${prefix}/404.html`, `${prefix}/callbacks/index.html`])
      write(name, fileOf(name).toString().replace("default-src 'self'", source));
    write(`${prefix}/index.html`, `<!doctype html><title>${word}</title>`);
    write(`${prefix}/assets/js/${word}.0f3a9c1d.js`, `"${word}"`);
  }
  return build;
}

test('releases change places while readers ask: no error, and the hashed files of all of them answer', async () => {
  const old = someFiles.filter(isHashed);
  expect(old.length).toBeGreaterThan(3);
  const second = await prepareRelease(folder, smallBuild('second'), effort);
  const statuses = new Map<number, number>();
  let isOver = false;
  const read = async (): Promise<void> => {
    while (!isOver) {
      for (const address of ['/', '/callbacks', '/uk', '/uk/callbacks/', old[0]!]) {
        const {status} = await nginx.ask(address, {'accept-encoding': 'br'});
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  const readers = [read(), read(), read(), read()];
  const titleNow = async (): Promise<string> =>
    /<title[^>]*>(.*?)<\/title>/.exec((await nginx.ask('/')).body.toString())![1]!;
  const original = await titleNow();
  const etag = (await nginx.ask('/callbacks')).headers.etag;
  try {
    for (let turn = 0; turn < 10; turn += 1) {
      switchTo(folder, second);
      expect(await titleNow()).toBe('second');
      expect((await nginx.ask('/callbacks')).headers.etag, 'the ETag of a page that did not change').toBe(etag);
      for (const address of old)
        assert.equal((await nginx.ask(address)).status, 200, `${address} of the release before`);
      rollBack(folder);
      expect(await titleNow()).toBe(original);
      for (const prefix of prefixes)
        expect((await nginx.ask(`${prefix}/assets/js/second.0f3a9c1d.js`)).status, 'a file of the release after').toBe(
          200,
        );
    }
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(50);
});

test('headers that changed are taken in by a reload, and so is the way back', async () => {
  const build = smallBuild('third', "default-src 'none'");
  const third = await prepareRelease(folder, build, effort);
  expect(headersOf(build)).not.toEqual(security);
  expect(switchTo(folder, third), 'asks for a reload').toBe(true);
  const policyNow = async (): Promise<string | string[] | undefined> => {
    nginx.reload();
    return (await nginx.ask('/', {connection: 'close'})).headers['content-security-policy'];
  };
  await expect.poll(policyNow).toBe(headersOf(build)['Content-Security-Policy']);
  expect(rollBack(folder, first).isConfigurationNew).toBe(true);
  await expect.poll(policyNow).toBe(security['Content-Security-Policy']);
});

test('hashed files go with the last release that has them', async () => {
  const names: string[] = [];
  for (const word of ['fourth', 'fifth']) names.push(await prepareRelease(folder, smallBuild(word), effort));
  switchTo(folder, names[1]!);
  prune(folder, 2);
  expect(listReleases(folder)).toEqual(names);
  for (const address of someFiles.filter(isHashed)) assert.equal((await nginx.ask(address)).status, 404, address);
  for (const word of ['fourth', 'fifth'])
    expect((await nginx.ask(`/assets/js/${word}.0f3a9c1d.js`)).status, word).toBe(200);
});

test('Debian’s own nginx takes the server that speaks TLS', async () => {
  const place = path.join(temporary, 'debian');
  fs.mkdirSync(place);
  fs.chmodSync(place, 0o777);
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(place, name));
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=docs.example',
    '-keyout',
    key!,
    '-out',
    certificate!,
  ];
  expect(spawnSync('openssl', words).status).toBe(0);
  fs.chmodSync(key!, 0o644);
  const server = path.join(place, 'server.conf');
  const [secure, plain] = [await freePort(), await freePort()];
  fs.writeFileSync(
    server,
    configurationOf('deploy/server.conf', {
      '/srv/docs': folder,
      '/etc/ssl/docs': place,
      'listen 443 ': `listen 127.0.0.1:${secure} `,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      // Not every machine has an IPv6 address.
      'listen [::]:443 ssl http2;': '',
      'listen [::]:80;': '',
    }),
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const debian = fs
    .readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/^(user|pid|error_log) .*$/gm, '')
    .replace('http {', ['http {', ...places].join('\n'))
    .replace('/etc/nginx/sites-enabled/*', server)
    .replaceAll('/var/log/nginx', place);
  expect(debian).toContain(`include ${server};`);
  checkConfiguration(debian, place);
});

test('the image is made in stages, from pinned images, and runs without rights', () => {
  const dockerfile = readText('deploy/Dockerfile');
  const lines = dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const of = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const stages = of('FROM').map((line) => /^(\S+)(?: AS (\w+))?$/.exec(line)!);
  expect(stages.length).toBeGreaterThan(2);
  const names = new Set(stages.map(([, , name]) => name));
  for (const [, image] of stages) {
    if (image !== '${PREVIOUS}' && !names.has(image))
      expect(image, 'an image with its exact version').toMatch(/^[\w/]+:\d+\.\d+(\.\d+)?-[\w-]+$/);
  }
  expect(names).toContain(/ARG PREVIOUS=(\w+)/.exec(dockerfile)![1]);
  expect(of('RUN')).toContain('npm ci');
  expect(of('RUN').filter((command) => command.includes('npm install'))).toEqual([]);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(last).toContain('USER www-data');
  expect(last.join('\n')).not.toMatch(/npm|node/);
  // Copied files exist, and excluded ones are not needed.
  const left = readText('deploy/Dockerfile.dockerignore').trim().split('\n');
  for (const words of of('COPY').map((line) => line.split(' '))) {
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    if (from) expect(names, from).toContain(from);
    else
      for (const file of words.slice(0, -1))
        expect(fs.existsSync(file) && !left.includes(file), `${file} is copied`).toBe(true);
  }
  for (const file of [dockerfile, readText('deploy/nginx.conf')]) expect(file).toContain('/srv/docs');
  expect(of('EXPOSE')).toEqual([/listen (\d+);/.exec(readText('deploy/nginx.conf'))![1]]);
});
