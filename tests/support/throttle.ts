import type {Page} from '@playwright/test';

/** CPU and network throttling. */
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
 * A mid-range phone on the "Slow 4G" of DevTools and Lighthouse: 1.6 Mbit/s and 150 ms. Like those tools it sets 90 % of
 * the bandwidth and 3.75 times the latency for each request, because throttling does not slow the connection's own round
 * trips down.
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
