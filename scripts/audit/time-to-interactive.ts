import type { Browser, BrowserContextOptions } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** An island that React has taken over, so that it answers to what is pressed. */
export const hydratedIsland = 'astro-island:not([ssr])';

/** Runs in the page: tells the moment at which something stands in it. */
const watch = (selector: string) => `new MutationObserver((_, observer) => {
  if (!document.querySelector(${JSON.stringify(selector)})) return;
  observer.disconnect();
  reportInteractive(performance.now());
}).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr'] });`;

/**
 * Opens a page on a slow phone with nothing in its cache.
 * @param selector of what stands in the page once it can be used
 * @param storageState the cookies of somebody who is signed in
 * @returns the milliseconds until it can be used
 */
export async function timeToInteractive(
  browser: Browser,
  address: string,
  selector: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { promise: interactive, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction('reportInteractive', resolve);
    await page.addInitScript(watch(selector));
    await page.goto(address, { waitUntil: 'commit' });
    return await interactive;
  } finally {
    await context.close();
  }
}
