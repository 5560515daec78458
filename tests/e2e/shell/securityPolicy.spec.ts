import {expect} from '@playwright/test';
import {headersOf} from '../../../src/content/site/headers';
import {open, openUnstarted, test} from '../../support/browser';
import {buildFolder} from '../../support/built';

const headers = headersOf(buildFolder);

test('pages, files and the 404 page come with all headers', async ({request}) => {
  expect(Object.keys(headers).length).toBeGreaterThan(5);
  for (const address of ['/', '/uk/callbacks', '/robots.txt', '/redirect.js', '/no/such/page']) {
    const sent = (await request.get(address)).headers();
    for (const [name, value] of Object.entries(headers))
      expect(sent[name.toLowerCase()], `${name} of ${address}`).toBe(value);
  }
});

// A host may send no headers: then the page's own policy stands alone.
for (const isSent of [true, false]) {
  test(`what is smuggled into a page neither runs nor shows nor calls home ${isSent ? 'under the header' : 'without the header'}`, async ({
    page,
    violations,
  }) => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({body: 'smuggled = 1', contentType: 'text/javascript'}),
    );
    await page.route('/callbacks', async (route) => {
      const response = await route.fetch();
      const {'content-security-policy': policy, ...others} = response.headers();
      const body = (await response.text()).replace(
        '</body>',
        `<script>window.smuggled = 1</script><script src="https://elsewhere.example/a.js"></script>
        <img src="/nowhere.png" onerror="window.smuggled = 1"><p id="styled" style="color: red">Text</p><style>#styled {color: red}</style>
        <iframe src="https://elsewhere.example/"></iframe><form id="form" action="https://elsewhere.example/"></form></body>`,
      );
      await route.fulfill({response, headers: {...others, ...(isSent && {'content-security-policy': policy!})}, body});
    });
    await open(page, '/callbacks');
    const refused = await page.evaluate(async () => {
      const fails = async (attempt: () => unknown): Promise<boolean> => {
        try {
          await attempt();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement('script');
      return {
        fetch: await fails(() => fetch('https://elsewhere.example/', {mode: 'no-cors'})),
        markup: await fails(() => (document.body.innerHTML = '<p>Text</p>')),
        scriptText: await fails(() => (script.text = 'window.smuggled = 1')),
        scriptAddress: await fails(() => (script.src = 'https://elsewhere.example/a.js')),
        eval: await fails(async () => {
          // The browser lets the test itself evaluate what it likes, but not what runs later.
          await new Promise((resolve) => setTimeout(resolve));
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy has to refuse
          (new Function('window.smuggled = 1') as () => void)();
        }),
        defaultPolicy: await fails(() =>
          (
            window as unknown as {trustedTypes: {createPolicy: (name: string, rules: object) => void}}
          ).trustedTypes.createPolicy('default', {}),
        ),
        ran: 'smuggled' in window,
        color: getComputedStyle(document.querySelector('#styled')!).color === 'rgb(255, 0, 0)',
      };
    });
    await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
    await expect.poll(() => violations.join('\n')).toContain('form-action');
    expect(refused).toEqual({
      fetch: true,
      markup: true,
      scriptText: true,
      scriptAddress: true,
      eval: true,
      defaultPolicy: true,
      ran: false,
      color: false,
    });
    const named = violations.splice(0).join('\n');
    for (const directive of [
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'style-src-attr',
      'connect-src',
      'frame-src',
      'trusted-types',
      'require-trusted-types-for',
    ]) {
      expect(named).toContain(`Against the security policy: ${directive}`);
    }
  });
}

test('no site can frame a page, for its header forbids it', async ({page, baseURL}) => {
  const {port} = new URL(baseURL!);
  const body = ['callbacks', 'callbacks?free']
    .map((address) => `<iframe src="//localhost:${port}/${address}"></iframe>`)
    .join('');
  await page.route('**/framing', (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.route('**/callbacks?free', async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': _policy, ...others} = response.headers();
    await route.fulfill({response, headers: others});
  });
  await openUnstarted(page, `http://127.0.0.1:${port}/framing`);
  await expect(page.frameLocator('iframe').nth(1).locator('h1')).toBeVisible();
  await expect.poll(() => page.frames()[1]!.url()).toBe('chrome-error://chromewebdata/');
});

test('data for search engines stays in the page that came with it', async ({page}) => {
  await open(page, '/callbacks');
  const names = await page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => (JSON.parse(script.textContent) as {'@type': string})['@type']));
  expect(names.sort()).toEqual(['BreadcrumbList', 'TechArticle']);
});
