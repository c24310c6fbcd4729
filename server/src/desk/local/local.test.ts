import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../../../test/built-site.ts';
import { changeContent, openContent } from '../../../test/content-desk.ts';
import { DeskBrowser } from '../../../test/desk.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { aContact, post, runningApp } from '../../../test/running-app.ts';
import { testEnvironment } from '../../../test/test-environment.ts';
import { buildApp } from '../../app.ts';
import { ownContent } from '../../sentences.ts';

const token = 'a-secret-of-this-start';

/** The desk of somebody who works on a clone. */
async function aLocalDesk(directory = newDirectory(), content = ownContent) {
  const environment = testEnvironment({
    ...{ HOST: '127.0.0.1', DATA_DIR: directory, CONTENT_DIR: content, SITE_DIR: builtSite() },
  });
  const app = await buildApp(environment, Date.now, { token });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}

/** A browser in which the address was opened that the terminal shows. */
async function opened(app: FastifyInstance): Promise<DeskBrowser> {
  const browser = new DeskBrowser(app);
  const { cookies } = await app.inject(`/desk/content?token=${token}`);
  for (const { name, value } of cookies) browser.cookies.set(name, value);
  return browser;
}

it('lets in whoever opens the address that the terminal shows, as the owner, and nobody else', async () => {
  const app = await aLocalDesk();
  for (const path of ['/desk', '/desk/content', '/desk/content?token=', '/desk/content?token=a']) {
    const { statusCode, body } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, 403]);
    expect(body).toContain('terminal');
  }
  expect((await new DeskBrowser(app).ask('GET', '/session')).statusCode).toBe(401);
  const { statusCode, headers, cookies } = await app.inject(`/desk/content?token=${token}`);
  expect([statusCode, headers.location]).toEqual([303, '/desk/content']);
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);
  const browser = await opened(app);
  const page = await app.inject({
    url: '/desk/content',
    cookies: Object.fromEntries(browser.cookies),
  });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Desk</h1>')]);
  expect((await browser.ask('GET', '/session')).json()).toMatchObject({
    role: 'owner',
    isLocal: true,
  });
});

it('ends with the program whatever was opened', async () => {
  const directory = newDirectory();
  const former = await aLocalDesk(directory);
  const { cookies } = await opened(former);
  await former.close();
  const browser = new DeskBrowser(await aLocalDesk(directory));
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
});

it('answers under the names of this machine alone, so that no name of the web leads here', async () => {
  const app = await aLocalDesk();
  const { cookies } = await opened(app);
  for (const url of ['/', '/desk', '/api/desk/session', '/api/desk/content', '/healthz']) {
    for (const host of [
      'evil.example',
      'evil.example:4330',
      '127.0.0.1.evil.example',
      '10.0.0.5',
    ]) {
      const { statusCode } = await app.inject({
        url,
        headers: { host },
        cookies: Object.fromEntries(cookies),
      });
      expect([url, host, statusCode]).toEqual([url, host, 403]);
    }
  }
  expect((await app.inject({ url: '/', headers: { host: '127.0.0.1:4330' } })).statusCode).toBe(
    200,
  );
});

it('writes nothing for a page that another program of this machine shows', async () => {
  const app = await aLocalDesk();
  const browser = await opened(app);
  const headers = [
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://127.0.0.1:9999' },
    {},
  ];
  for (const output of headers) {
    const { statusCode } = await app.inject({
      ...{ method: 'PATCH', url: '/api/desk/content/products/POS' },
      headers: { host: '127.0.0.1:4330', ...output },
      payload: { version: '', changes: [{ path: ['shortTitle', 'en'], value: 'Till' }] },
      cookies: Object.fromEntries(browser.cookies),
    });
    expect([output, statusCode]).toEqual([output, 403]);
  }
});

it('writes into the content itself, and keeps all else elsewhere', async () => {
  const content = join(newDirectory(), 'content');
  cpSync(ownContent, content, { recursive: true });
  const files = () => readdirSync(content, { recursive: true }).sort();
  const before = files();
  const directory = newDirectory();
  const browser = await opened(await aLocalDesk(directory, content));
  const { version, values } = await openContent(browser, 'singles/prices');
  const file = join(content, 'prices/index.yaml');
  const text = readFileSync(file, 'utf8');
  const { base } = values.plans[0].rent.price;
  const changes = [{ path: ['plans', 0, 'rent', 'price', 'base'], value: base + 250 }];
  expect((await changeContent(browser, 'singles/prices', version, changes)).statusCode).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(text.replace(`base: ${base}`, `base: ${base + 250}`));
  expect(await openContent(browser, 'singles/prices')).toMatchObject({
    state: 'changed',
    published: values,
  });
  expect(files()).toEqual(before);
  expect(existsSync(join(directory, 'desk/history/singles/prices.jsonl'))).toBe(true);
  expect(existsSync(join(directory, 'desk/draft'))).toBe(false);
});

it('takes no enquiry, since nobody would read it', async () => {
  const app = await aLocalDesk();
  expect((await post(app, 'contact', { ...aContact, page: '/contact' })).statusCode).toBe(404);
});

it('is told of by no other desk', async () => {
  const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
  expect((await app.inject(`/desk/content?token=${token}`)).statusCode).toBe(404);
});
