import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {Builder, By, Key as DriverKey, until, type WebDriver} from 'selenium-webdriver';
import {freePort} from '../freePort';
import {noProxy, patience, type BrowserWindow, type Engine, type Key} from './engine';

/** The browser of Debian's WebKitGTK, by the architecture of the machine. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const keys: Record<Key, string[]> = {
  ArrowRight: [DriverKey.ARROW_RIGHT],
  Enter: [DriverKey.ENTER],
  Paste: [DriverKey.CONTROL, 'v'],
};

/**
 * Starts the browser of Debian's WebKitGTK on a display of its own. One browser serves all tests: if the driver starts one
 * while another is ending, the new one may end too, and the driver waits for ever. All windows share their
 * storage, which a test does not notice, since each serves its site at an origin of its own.
 */
export async function launchWebkit(): Promise<Engine> {
  // Xvfb chooses a free display and writes its number to descriptor 3.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, DISPLAY: `:${String(display).trim()}`},
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${address}/status`);
  const driver = await startBrowser(address);
  const first = await driver.getWindowHandle();
  return {
    isSilent: true,
    openWindow: () => openWindow(driver, first),
    close: async () => {
      await driver.quit();
      await stop(server);
      await stop(screen);
    },
  };
}

/** Waits until a server answers. */
async function waitUntilUp(address: string): Promise<void> {
  for (const end = Date.now() + patience; ;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(setImmediate);
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

function startBrowser(server: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: {proxyType: 'manual', sslProxy: `${noProxy.host}:${noProxy.port}`},
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    })
    .build();
}

async function openWindow(driver: WebDriver, opener: string): Promise<BrowserWindow> {
  await driver.switchTo().window(await openPopup(driver, opener));
  return {
    goTo: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    waitFor: async (selector) => void (await driver.wait(until.elementLocated(By.css(selector)), patience)),
    run: (script, ...args) => driver.executeScript(script, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) =>
      driver
        .switchTo()
        .activeElement()
        .sendKeys(...keys[key]),
    resize: async (width, height) => void (await driver.manage().window().setRect({x: 0, y: 0, width, height})),
    close: async () => {
      await driver.close();
      await driver.switchTo().window(opener);
    },
  };
}

/** The toolbar of MiniBrowser makes a window wider than a phone. A popup has no toolbar. */
async function openPopup(driver: WebDriver, opener: string): Promise<string> {
  await driver.executeScript(() => void open('about:blank', '_blank', 'popup,width=1280,height=900'));
  return (await driver.getAllWindowHandles()).find((handle) => handle !== opener)!;
}
