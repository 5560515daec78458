/** On a slow connection the browser paints the beginning of a page before the rest of it has been downloaded. */
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {openUnstarted, test} from '../../support/browser';
import {pageKinds} from './kinds';
import {watchShifts} from './shifts';

/** Ends of the first paragraph below the title, before tables, samples and the desk. */
const cut = /<h1[^]*?<\/h1>[^]*?<p[ >][^]*?<\/p>/;

/** Passes requests on to a site, but sends the rest of a page only when `rest` resolves. */
async function serveInPieces(site: string, address: string, rest: Promise<void>): Promise<Server> {
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(site + url);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {
      'Content-Type': found.headers.get('content-type') ?? 'application/octet-stream',
      'Content-Security-Policy': found.headers.get('content-security-policy') ?? '',
    });
    const html = body.toString();
    const begin = url === address ? cut.exec(html) : null;
    if (begin) {
      response.write(html.slice(0, begin.index + begin[0].length));
      await rest;
      response.end(html.slice(begin.index + begin[0].length));
    } else response.end(body);
  };
  const server = createServer((request, response) => void answer(request.url!, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  return server;
}

for (const address of pageKinds) {
  test(`${address} stays where it is when its second half comes after the first paint`, async ({page, baseURL}) => {
    const shift = await watchShifts(page);
    let release = () => {};
    const server = await serveInPieces(baseURL!, address, new Promise<void>((resolve) => (release = resolve)));
    try {
      await openUnstarted(page, `http://localhost:${(server.address() as AddressInfo).port}${address}`, {
        waitUntil: 'commit',
      });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toHaveCount(0);
      release();
      await page.waitForLoadState('load');
      expect(await shift()).toBe(0);
    } finally {
      release();
      server.closeAllConnections();
      server.close();
    }
  });
}
