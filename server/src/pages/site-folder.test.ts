import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silent } from '../../test/test-environment.ts';
import { createPageServer, sitePages } from './page-server.ts';
import { loadPages } from './pages.ts';
import { takeOffFolder } from './site-folder.ts';
import { type Ask, listen, pageList, writeSite } from './testing.ts';

const site = writeSite({ 'pages.json': JSON.stringify({ ...pageList, folder: '/site' }) });
const pages = loadPages(site.directory, () => silent);
const server = createPageServer(pages)((request, response) => response.end(request.url));
let ask: Ask;

beforeAll(async () => {
  ask = await listen(server);
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('a site below a folder', () => {
  test.each([
    ['/site', 200],
    ['/site/', 200],
    ['/site?a=1', 200],
    ['/site/products/ERP', 200],
    // As a proxy asks that takes the folder off.
    ['/products/ERP', 200],
    ['/sitemap', 404],
    ['/site/site/products/ERP', 404],
  ])('answers %s with %i', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  test.each([
    ['/site/Services/?a', '/site/services?a'],
    ['/services/', '/site/services'],
    ['/site/index.html', '/site/'],
  ])('leads from %s to %s', async (target, location) => {
    expect((await ask(target)).headers.location).toBe(location);
  });

  test('suggests pages within it', async () => {
    const { body } = await ask('/site/servics');
    expect(body.toString()).toContain('<a href="/site/services">');
  });

  test('gives the application paths from the root of the site', async () => {
    expect((await ask('/site/api/contact?a')).body.toString()).toBe('/api/contact?a');
  });

  test('is where answers of the application lead', async () => {
    const app = Fastify();
    await app.register(sitePages, { pages });
    app.get('/api/home', (_request, reply) => reply.redirect('/contact', 303));
    app.get('/api/away', (_request, reply) => reply.redirect('https://a.example/contact', 303));
    expect((await app.inject('/api/home')).headers.location).toBe('/site/contact');
    expect((await app.inject('/api/away')).headers.location).toBe('https://a.example/contact');
  });
});

test('the page that a request comes from is told without the folder, its host stays', () => {
  const request = { url: '/site/api/views', headers: { referer: 'https://a.example/site/bn?b' } };
  takeOffFolder(request, '/site');
  expect(request).toEqual({ url: '/api/views', headers: { referer: 'https://a.example/bn?b' } });
});

test('the folder is taken off once, also where a path of the application begins as it does', () => {
  const request = { url: '/api/api/contact', headers: {} };
  takeOffFolder(request, '/api');
  takeOffFolder(request, '/api');
  expect(request.url).toBe('/api/contact');
});
