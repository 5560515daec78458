import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {openUnstarted, test} from '../../support/browser';

/** A file of each kind that tools of other sites read. */
const open = [
  '/openapi/v2.yaml',
  '/openapi/invoicing.json',
  '/postman/v1.json',
  '/samples/v2/transaction/create/card_3ds_challenge.py',
  '/samples/verify/v2_callback.php',
  '/vectors/v2_request.json',
  '/examples/payouts.csv',
  '/reference/bank_codes.csv',
  '/reference/test_cards.json',
  '/errors.json',
  '/services.csv',
  '/services.json',
  '/changelog.atom',
  '/pages.json',
  '/callbacks.md',
  '/api/v2/transaction/create.md',
  '/llms.txt',
  '/llms-full.txt',
  '/sbom.cdx.json',
];
/** A file of each other kind. */
const closed = [
  '/',
  '/callbacks',
  '/reference/bank_codes',
  '/redirect.js',
  '/sandbox.json',
  '/forms/v2/transaction/create.json',
  '/first_payment.json',
  '/img/favicon.svg',
  '/fonts/site-sans-latin.woff2',
  '/robots.txt',
  '/sitemap.xml',
  '/no/such/page',
];

test('a page of another site loads the published files, and nothing else', async ({page, baseURL}) => {
  // An isolated page may embed only what allows it by name.
  const tool = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.end('<!doctype html><title>Tool</title>');
  }).listen(0);
  await openUnstarted(page, `http://localhost:${(tool.address() as AddressInfo).port}`);
  const inEach = (addresses: string[]): string[] =>
    addresses.flatMap((address) =>
      [address, `/uk${address}`].filter((one) => !/^\/uk\/samples\/v|\/uk\/robots/.test(one)),
    );
  const loaded = await page.evaluate(
    async ({origin, addresses}) => {
      const isLoaded = (address: string, mode: RequestMode): Promise<boolean> =>
        fetch(origin + address, {mode, cache: 'no-store'}).then(
          async (response) => mode === 'no-cors' || (response.ok && (await response.text()).length > 0),
          () => false,
        );
      const entries = addresses.map(async (address) => [
        address,
        [await isLoaded(address, 'cors'), await isLoaded(address, 'no-cors')],
      ]);
      return Object.fromEntries(await Promise.all(entries)) as Record<string, [read: boolean, embedded: boolean]>;
    },
    {origin: baseURL!, addresses: inEach([...open, ...closed])},
  );
  tool.close();
  expect(inEach(open).length).toBeGreaterThan(30);
  expect(loaded).toEqual({
    ...Object.fromEntries(inEach(open).map((address) => [address, [true, true]])),
    ...Object.fromEntries(inEach(closed).map((address) => [address, [false, false]])),
  });
});
