import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { serveFront } from './front.ts';
import { answering, openAnswering } from './islands.ts';
import { saveData } from './save-data.ts';
import { layOutWhole } from './whole-page.ts';

const pageInCache = (page: Page, address: string) =>
  page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, address);

/** A page whose worker stands and has kept the page of its language. */
async function openAndKeep(page: Page, address: string, kept: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => pageInCache(page, kept)).toBe(true);
}

/**
 * A context of its own, since a worker outlives the pages of one that is shared, and a server of its own in front
 * of the site: what a worker asks for knows nothing of a browser that is told to be offline.
 */
const inOwnContext = test.extend<{
  own: BrowserContext;
  front: { address: string; cut: () => void; mend: () => void; divert: () => void };
}>({
  front: async ({ baseURL }, use) => {
    let isCut = false;
    let isDiverted = false;
    const server = await serveFront(baseURL, (asked, _answer, pass) => {
      if (isCut) asked.socket.destroy();
      else pass(isDiverted && asked.url?.endsWith('/offline') ? '/' : asked.url);
    });
    const set = (cut: boolean, diverted: boolean) => () => {
      isCut = cut;
      isDiverted = diverted;
    };
    await use({
      address: server.address,
      cut: set(true, false),
      mend: set(false, false),
      /** As hosts do that answer whatever they lack with their first page. */
      divert: set(false, true),
    });
    server.close();
  },
  own: async ({ browser, front }, use) => {
    front.mend();
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      baseURL: front.address,
    });
    await use(context);
    await context.close();
  },
});

for (const language of languageCodes) {
  inOwnContext(
    `offline a link leads to the telephone numbers, in ${language}`,
    async ({ own, front }) => {
      const page = await own.newPage();
      await openAndKeep(page, pathIn(language, '/services'), pathIn(language, '/offline'));
      front.cut();
      const target = pathIn(language, '/services/hosting');
      await page.locator(`main a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]').first()).toBeInViewport();
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
      front.mend();
      await main.locator('a[href=""]').click();
      await expect(page).toHaveURL(target);
      await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

inOwnContext(
  'the worker keeps its page and nothing else, also for a demo that was never opened',
  async ({ own, front }) => {
    const page = await own.newPage();
    await openAndKeep(page, '/services', '/offline');
    await page.goto('/contact');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toEqual(['/offline']);
    front.cut();
    await page.goto('/demos/keora');
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport();
  },
);

inOwnContext('the worker keeps no other page in the place of its own', async ({ own, front }) => {
  front.divert();
  const page = await own.newPage();
  await page.goto('/services');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const asked = page.context().waitForEvent('response', (one) => one.url().endsWith('/offline'));
  await page.goto('/contact');
  await asked;
  expect(await pageInCache(page, '/offline')).toBe(false);
  front.mend();
  await openAndKeep(page, '/services', '/offline');
});

inOwnContext(
  'the worker comes a second after the page, when lines still break',
  async ({ own }) => {
    const page = await own.newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/services');
    // Two frames, after which its scripts come.
    await page.clock.runFor(50);
    await answering(page);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.clock.runFor(900);
    expect(await workers()).toBe(0);
    await page.clock.runFor(300);
    await expect.poll(workers, { timeout: 10_000 }).toBe(1);
  },
);

inOwnContext(
  'a picture that the network does not bring shows its words',
  async ({ own, front }) => {
    const page = await own.newPage();
    await openAnswering(page, '/bn/services');
    await page.waitForLoadState('networkidle');
    await layOutWhole(page);
    const picture = page.locator('main img[loading=lazy]').last();
    const { height = 0 } = (await picture.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    front.cut();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);
    const face = () =>
      picture.evaluate((image) => ({
        words: getComputedStyle(image, '::before').content,
        // What a browser shows in its place stands below what is seen.
        isMarkHidden: image.scrollHeight >= innerHeight,
      }));
    const alt = (await picture.getAttribute('alt')) ?? '';
    await expect.poll(face).toEqual({ words: JSON.stringify(alt), isMarkHidden: true });
    expect((await picture.boundingBox())?.height).toBeCloseTo(height, 0);
  },
);

inOwnContext('nothing is kept for visitors who save data', async ({ own }) => {
  const page = await own.newPage();
  await saveData(page);
  await page.goto('/services', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(registrations).toEqual([]);
});
