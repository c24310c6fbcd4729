import type { Browser } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** Runs in the page: tells the moment at which React has taken over the demo. */
const watch = `new MutationObserver((_, observer) => {
  if (!document.querySelector('astro-island:not([ssr])')) return;
  observer.disconnect();
  tellUsable(performance.now());
}).observe(document, { subtree: true, attributeFilter: ['ssr'] });`;

/**
 * Opens a demo on a slow phone with nothing in its cache.
 * @returns the milliseconds until it answers to what is pressed
 */
export async function usableAfter(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { promise: usable, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction('tellUsable', resolve);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    return await usable;
  } finally {
    await context.close();
  }
}
