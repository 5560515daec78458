/** On a slow connection the browser paints the beginning of a page before the rest of it has been downloaded. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {openUnstarted, test} from '../../support/browser';
import {pageKinds} from './kinds';

/** Ends of the first paragraph below the title, before tables, samples and the desk. */
const cut = /<h1[^]*?<\/h1>[^]*?<p[ >][^]*?<\/p>/;

/** Passes requests on to a site, but sends the rest of a page only when `rest` resolves. */
async function serveInPieces(site: string, address: string, rest: Promise<void>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const found = await fetch(site + request.url!);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {
      'Content-Type': found.headers.get('content-type') ?? 'application/octet-stream',
      'Content-Security-Policy': found.headers.get('content-security-policy') ?? '',
    });
    if (request.url !== address) return response.end(body);
    const html = body.toString();
    const {index, 0: begin} = cut.exec(html)!;
    response.write(html.slice(0, index + begin.length));
    await rest;
    response.end(html.slice(index + begin.length));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return server;
}

for (const address of pageKinds) {
  test(`${address} stays where it is when its second half comes after the first paint`, async ({page, baseURL}) => {
    await page.addInitScript(() => {
      const state = window as unknown as {shift: number};
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
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
      const shift = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as {shift: number}).shift;
      });
      expect(shift).toBe(0);
    } finally {
      release();
      server.closeAllConnections();
      server.close();
    }
  });
}
