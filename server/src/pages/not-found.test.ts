import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer } from './page-server.ts';
import { loadPages } from './pages.ts';
import { createSuggest } from './suggestions.ts';
import { type Ask, listen, writeSite } from './testing.ts';

const site = writeSite();
const server = createPageServer(loadPages(site.directory))((_request, response) => response.end());
let ask: Ask;

beforeAll(async () => {
  ask = await listen(server);
});
afterAll(() => {
  server.close();
  site.remove();
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/<li><a href="([^"]*)">/g)].map(([, path = '']) => path);
}

describe('an address that leads nowhere', () => {
  test('is answered with the page of the site and status 404', async () => {
    const { status, headers, body } = await ask('/nothing-like-it');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<ul data-suggestions="true" hidden=""></ul>');
    expect((await ask('/404')).status).toBe(404);
  });

  test.each([
    ['/servces', '/services'],
    ['/product/ERP', '/products/ERP'],
    ['/web-development', '/services/web-development'],
    ['/services/web-developement', '/services/web-development'],
    ['/service/web', '/services/web-development'],
    ['/erp.php', '/products/ERP'],
    ['/contact-us', '/contact'],
  ])('%s suggests %s', async (target, nearest) => {
    const { status, body } = await ask(target);
    const html = body.toString();
    expect(status).toBe(404);
    expect(linksIn(html)).toContain(nearest);
    expect(linksIn(html).length).toBeLessThanOrEqual(3);
    expect(html).toContain(
      '<section data-suggestions-block="true"><ul data-suggestions="true"><li>',
    );
  });

  test('takes the words of the heading, without its markup', async () => {
    const { body } = await ask('/web-development');
    expect(body.toString()).toContain('">Web Development &amp; more</a>');
  });

  test('never suggests a page that is not to be found', async () => {
    expect(linksIn((await ask('/thank-yu')).body.toString())).toEqual([]);
  });

  test('is compressed as well', async () => {
    const { headers } = await ask('/servces', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

test('comparing stays cheap on a site of 5,000 pages and a hostile address', () => {
  const pages = Array.from({ length: 5000 }, (_, index) => ({
    path: `/products/${'a-b'.repeat(20)}-${index}`,
    title: 'Page',
  }));
  const suggest = createSuggest(pages);
  suggest(`/products/${'a-b'.repeat(20)}`);
  const start = performance.now();
  suggest(`/products/${'b-a'.repeat(20)}-99`);
  expect(performance.now() - start).toBeLessThan(200);
});
