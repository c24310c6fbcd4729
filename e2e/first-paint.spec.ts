import { expect, type Page, test } from '@playwright/test';
import { serveFront } from './front.ts';

/** When the first frame of a page was shown, and when its first script was asked for, in milliseconds. */
async function beginnings(page: Page) {
  const times = await page.waitForFunction(() => {
    const [frame] = performance.getEntriesByType('paint');
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return frame && script && { frame: frame.startTime, script: script.startTime };
  });
  const found = await times.jsonValue();
  if (!found) throw new Error('neither a frame nor a script');
  return found;
}

/** Waits until a frame of a page is shown. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, undefined, {
    // Frames are what is waited for, so not at each of them.
    polling: 20,
  });

for (const path of ['/contact', '/demos/tinbela']) {
  test(`no script of ${path} is asked for before its first frame is shown`, async ({ page }) => {
    // Without the time after which it gives up waiting: a frame may be late here.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((act: () => void, milliseconds?: number) =>
        milliseconds === 2000 ? 0 : setTimeout(act, milliseconds)) as typeof setTimeout;
    });
    await page.goto(path);
    const { frame, script } = await beginnings(page);
    expect(script).toBeGreaterThan(frame);
  });

  for (const isKnown of [true, false]) {
    const who = isKnown ? 'does not say when it shows a frame' : 'has no word for that';
    test(`scripts of ${path} come to a browser that ${who}`, async ({ page }) => {
      await page.addInitScript((known) => {
        if (known) PerformanceObserver.prototype.observe = () => {};
        else Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
      }, isKnown);
      const first = page.waitForRequest('**/_astro/*.js');
      await page.goto(path);
      await first;
    });
  }
}

for (const path of ['/contact', '/bn/demos/dhorla']) {
  test(`half a first view of ${path} is not painted`, async ({ page, baseURL, request }) => {
    const html = await (await request.get(path)).text();
    const mark = path === '/contact' ? '<main' : 'aria-controls="brand-panel"';
    const unbound = html.replace(/<link rel="expect"[^>]*>/, '');
    expect([html.includes(mark), unbound === html]).toEqual([true, false]);
    let sent = unbound;
    let sendRest = () => {};
    const front = await serveFront(baseURL, ({ url }, answer, pass) => {
      if (url !== path) return pass();
      const half = sent.indexOf(mark);
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(sent.slice(0, half));
      sendRest = () => answer.end(sent.slice(half));
    });
    try {
      // Whatever stands in that half can be painted.
      await page.goto(front.address + path, { waitUntil: 'commit' });
      await isPainted(page);
      sent = html;
      sendRest();
      await page.waitForLoadState();
      await page.goto(front.address + path, { waitUntil: 'commit' });
      const painted = isPainted(page).then(() => 'painted');
      // Many times what the other half took.
      const waited = page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      expect(await Promise.race([painted, waited.then(() => 'not painted')])).toBe('not painted');
      sendRest();
      await painted;
    } finally {
      front.close();
    }
  });
}
