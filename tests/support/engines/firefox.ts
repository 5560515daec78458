import {launch, type EvaluateFunc, type KeyInput, type Page} from 'puppeteer-core';
import {noProxy, patience, type BrowserWindow, type Engine} from './engine';

/** Starts Debian's Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': noProxy.host,
      'network.proxy.ssl_port': noProxy.port,
    },
  });
  return {
    isSilent: false,
    openWindow: async (complaints) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await listen(page, complaints);
      return windowOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** Firefox reports violations of the policy as page errors. */
async function listen(page: Page, complaints: string[]): Promise<void> {
  // For a logged `Error` object the driver reports no message, so arguments are logged as text.
  await page.evaluateOnNewDocument(() => {
    for (const level of ['error', 'warn'] as const) {
      const print = console[level].bind(console);
      console[level] = (...words: unknown[]) => print(...words.map(String));
    }
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
}

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  const press = (key: KeyInput): Promise<void> => page.keyboard.press(key);
  return {
    goTo: async (address) => void (await page.goto(address)),
    address: () => Promise.resolve(page.url()),
    waitFor: async (selector) => void (await page.waitForSelector(selector, {timeout: patience})),
    run: async <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
      (await page.evaluate(script as EvaluateFunc<Args>, ...args)) as Result,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: async (key) => {
      if (key !== 'Paste') return press(key);
      await page.keyboard.down('Control');
      await press('v');
      await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({width, height}),
    close,
  };
}
