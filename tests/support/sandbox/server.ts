import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {policyFor} from '../../../src/content/site/policy';
import {bundle} from './bundle';

/** Serves a page with nothing but the sandbox, under the policy of the site. */
export async function serveSandbox(): Promise<{address: string; close: () => void}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  await bundle('page', folder);
  const headers = {'Content-Security-Policy': policyFor({scripts: [], styles: []})};
  const server = http.createServer((request, response) => {
    const name = path.basename(new URL(request.url!, 'http://localhost').pathname);
    const file = path.join(folder, name);
    if (name === '') {
      response.writeHead(200, {...headers, 'Content-Type': 'text/html; charset=utf-8'});
      response.end(
        '<!doctype html><html lang="en"><title>Sandbox</title><link rel="icon" href="data:,"><script src="/page.js"></script></html>',
      );
    } else if (fs.existsSync(file)) {
      response.writeHead(200, {...headers, 'Content-Type': 'text/javascript; charset=utf-8'});
      response.end(fs.readFileSync(file));
    } else response.writeHead(404, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      fs.rmSync(folder, {recursive: true});
    },
  };
}
