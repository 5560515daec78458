import type {Page} from '@playwright/test';

/** A slower machine and a slower connection. */
export interface Slowness {
  /** How many times slower the processor is. */
  processor: number;
  /** From a request to its answer, in milliseconds. */
  latency: number;
  /** Bytes a second. */
  download: number;
  upload: number;
}

/**
 * A middling phone on what the browser's own tools and Lighthouse call "Slow 4G": 1.6 Mbit/s and 150 ms, which the tools
 * apply as nine tenths of the one and 3.75 times the other for each request, since they do not slow the connection's
 * own round trips down.
 */
export const slow: Slowness = {processor: 4, latency: 562.5, download: 180_000, upload: 84_375};

/** Slows a page down from now on; its workers calculate as quickly as before, for the browser has no way to slow them. */
export async function throttle(page: Page, {processor, latency, download, upload}: Slowness): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await tools.send('Emulation.setCPUThrottlingRate', {rate: processor});
}
