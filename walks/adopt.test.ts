import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { RepositoryCopy } from '../scripts/repository-copy.ts';
import { freePort } from '../server/test/free-port.ts';
import { until } from '../server/test/until.ts';
import { browserOptions } from '../toolchain/browser.mjs';

let copy: RepositoryCopy | undefined;
afterEach(() => copy?.remove());

/** A copy of the project that a company of walks/companies has taken over, built for its own address. */
async function adopted(company: string): Promise<RepositoryCopy> {
  const own = new RepositoryCopy();
  copy = own;
  await own.script('scripts/adopt.ts', `walks/companies/${company}.yaml`);
  await own.script('scripts/check-content.ts');
  await own.script('scripts/launch-check.ts');
  await own.build();
  expect(own.danglingLinks()).toEqual([]);
  const naming = own.builtPages().filter((page) => /nokshi\b|নকশি/i.test(wordsOf(own.built(page))));
  expect(naming).toEqual([]);
  return own;
}

/** What is read of a page: the names of our packages in its code are none of its words. */
const wordsOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll('@nokshi/', '');

it('two people in Sylhet have a site in English alone, without demos, prices and projects', async () => {
  const site = await adopted('sylhet');
  const gone = [
    '/price',
    '/career',
    '/projects',
    '/readyProducts',
    '/demos',
    '/products/POS',
    '/bn',
  ];
  expect(gone.filter((path) => site.isBuilt(path))).toEqual([]);
  const told = site
    .builtPages()
    .filter((page) => /(?<!Asia\/)Dhaka|ঢাকা/.test(wordsOf(site.built(page))));
  expect(told).toEqual([]);
  expect(site.built('index.html')).toContain('Surma Code');
  expect(site.built('products/e-commerce.html')).toContain('By agreement');
  expect(site.built('contact.html')).toContain('Zindabazar');
});

it('a vendor of tills sells two products, shows their demos, and has five addresses', async () => {
  const site = await adopted('counter');
  expect(site.isBuilt('/products/POS') && site.isBuilt('/price')).toBe(true);
  const gone = ['/products/ERP', '/services/ai-ml', '/ready-products/crm'];
  expect(gone.filter((path) => site.isBuilt(path))).toEqual([]);
  const home = site.built('index.html');
  for (const place of ['Chattogram', 'Uttara', 'Rajshahi', 'Khulna', 'Rangpur']) {
    expect(home).toContain(place);
  }
  expect(home).toContain('href="tel:16700"');
});

it('a firm in Dhaka has all of it below a folder, and a chat that nobody loads who has not agreed', async () => {
  const site = await adopted('dhaka');
  const host = await serve(site);
  const folder = '/software';
  const address = host + folder;
  const browser = await chromium.launch(browserOptions());
  onTestFinished(() => browser.close());
  for (const path of ['/', '/bn']) {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const astray: string[] = [];
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      const isWithin = pathname.startsWith(`${folder}/`) && response.ok();
      if (origin === host && !isWithin) astray.push(`${response.status()} ${pathname}`);
    });
    const asked: string[] = [];
    await page.route('https://chat.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Chat"' });
    });
    const buttons = page.locator('dialog[data-consent] button');
    await page.goto(address + path);
    // By keys alone, once it is asked.
    await buttons.last().waitFor();
    await buttons.last().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[data-consent]').waitFor({ state: 'hidden' });
    await page.goto(`${address}${path === '/' ? '' : path}/privacy-policy`);
    const again = page.locator('[data-consent-again]');
    await again.waitFor();
    expect(await page.locator('dialog[data-consent]').isVisible()).toBe(false);
    expect(asked).toEqual([]);
    await again.click();
    await buttons.first().click();
    await page.waitForFunction('document.title === "Chat"');
    expect(asked).toEqual(['https://chat.example/widget.js']);
    expect(await visitor.cookies()).toEqual([]);
    // Taken back: the next page is without it.
    await again.click();
    await buttons.last().click();
    await page.waitForFunction('document.title !== "Chat"');
    await page.goto(`${address}/demos/tinbela`);
    await page.getByRole('button').first().click();
    await page.goto(`${address}${path === '/' ? '' : path}/contact`);
    await page.locator('main form [name=message]').fill('Below a folder.');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    expect(astray).toEqual([]);
    await visitor.close();
  }
});

/** Serves what was built. @returns its address */
async function serve(site: RepositoryCopy): Promise<string> {
  const port = await freePort();
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  const server: ChildProcess = spawn(process.execPath, ['server/src/server.ts'], {
    cwd: site.directory,
    env: { ...environment, PORT: String(port), DATA_DIR: join(site.directory, 'data') },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const address = `http://localhost:${port}`;
  await until('the site', async () => (await fetch(address)).ok, 60_000);
  return address;
}
