import assert from 'node:assert/strict';
import type {AddressInfo} from 'node:net';
import type http from 'node:http';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {createSiteServer} from '../../../src/cli/serve';
import {root} from '../../../src/content/core/root';
import {expectNone} from '../browser';
import type {BrowserWindow, Engine} from './engine';
import {launchFirefox} from './firefox';
import {createListeningServer} from './listeningServer';
import {launchWebkit} from './webkit';

const launchers = {firefox: launchFirefox, webkit: launchWebkit};
/** The engines besides Chromium, each of which is a project of `playwright.config.ts`. */
export const engineNames = Object.keys(launchers) as (keyof typeof launchers)[];

export interface EngineOptions {
  engineName: keyof typeof launchers;
}

/** A window of the engine, for the pages of one site. */
export interface SiteWindow extends BrowserWindow {
  /** Opens a path of the site and waits for its hydration, because a click before that is lost. */
  open: (path: string) => Promise<void>;
  /** The path, query and hash of the address. */
  place: () => Promise<string>;
  /** Whether the middle of an element is in the window, and nothing covers it. */
  isSeen: (selector: string) => Promise<boolean>;
}

interface Fixtures {
  /** The built site that the test visits. */
  directory: string;
  /** Errors, warnings and policy violations of the test's pages so far; a test that provokes one removes it. */
  complaints: string[];
  origin: string;
  window: SiteWindow;
}

/**
 * A test in the engine of the project. It fails if a page writes an error or a warning to the console, breaks the
 * security policy or asks for a missing file.
 */
export const test = base.extend<Fixtures, EngineOptions & {engine: Engine}>({
  engineName: ['firefox', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const engine = await launchers[engineName]();
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  directory: [path.join(root, 'build'), {option: true}],
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expectNone(complaints);
  },
  origin: async ({engine, directory, complaints}, use) => {
    const site = createSiteServer(directory);
    const servers = [site];
    let origin = listen(site);
    if (engine.isSilent) {
      servers.push(createListeningServer(origin, complaints));
      origin = listen(servers[1]!);
    }
    await use(origin);
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
  window: async ({engine, origin, complaints}, use) => {
    const window = await engine.openWindow(complaints);
    await window.resize(1280, 900);
    const isSeen = (selector: string, isBrought = false) => window.run(isElementSeen, selector, isBrought);
    await use({
      ...window,
      isSeen: (selector) => isSeen(selector),
      // Content that was never in view has no size (`content-visibility`), so it has to be scrolled to before a click.
      click: async (selector) => {
        await expect.poll(() => isSeen(selector, true), `${selector} can be clicked`).toBe(true);
        await window.click(selector);
      },
      open: async (address) => {
        await window.goTo(origin + address);
        await window.waitFor('html[data-has-hydrated=true]');
      },
      place: async () => {
        const address = await window.address();
        assert(address.startsWith(origin), `${address} is not on the site.`);
        return address.slice(origin.length);
      },
    });
    // Messages of the engine arrive in order, so all reports have arrived before this result.
    await window.run(() => null);
    await window.close();
  },
});

/** Runs in the page. Scrolls to the element first if `isBrought`. */
function isElementSeen(selector: string, isBrought: boolean): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  if (isBrought) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function listen(server: http.Server): string {
  server.listen(0);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
