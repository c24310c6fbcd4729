import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../../test/test-environment.ts';
import { createPageServer } from './page-server.ts';
import { loadPages } from './pages.ts';
import { type Ask, listen, pageHtml, siteFiles, writeSite } from './testing.ts';

const site = writeSite();
const server = createPageServer(
  loadPages(site.directory, () => silent),
  ['/thank-you'],
)((request, response) => {
  response.end(`application: ${request.method} ${request.url}`);
});
let ask: Ask;

beforeAll(async () => {
  ask = await listen(server);
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('pages and files', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/services', 'services.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/products/ERP', 'products/ERP.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    [
      '/_astro/app.Ab12Cd34.js',
      '_astro/app.Ab12Cd34.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/.well-known/security.txt',
      '.well-known/security.txt',
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ],
  ])('%s is %s', async (path, file, contentType, cacheControl) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toBe(siteFiles[file]);
    expect(headers).toMatchObject({
      'content-type': contentType,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    });
  });

  test('a query string changes nothing', async () => {
    const { status, body } = await ask('/services?utm_source=mail');
    expect([status, body.toString()]).toEqual([200, siteFiles['services.html']]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s is sent as built', async (encoding, decompress) => {
    const { headers, body } = await ask('/services', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(siteFiles['services.html']);
  });

  test('encodings that cannot be had are not acceptable', async () => {
    const refusesPlain = { 'accept-encoding': 'br, identity;q=0' };
    expect((await ask('/services', refusesPlain)).status).toBe(200);
    expect((await ask('/robots.txt', refusesPlain)).status).toBe(406);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { date: _, ...get } = (await ask('/services')).headers;
    const { status, headers, body } = await ask('/services', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers).toMatchObject(get);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/services', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what belongs to the application', () => {
  test.each(['/api', '/api/enquiries?x=1', '/healthz', '/readyz', '/thank-you?reference=A1'])(
    '%s reaches it',
    async (target) => {
      expect((await ask(target)).body.toString()).toBe(`application: GET ${target}`);
    },
  );

  test('a name that only begins alike does not', async () => {
    expect((await ask('/apiary')).status).toBe(404);
  });
});

describe('conditional requests', () => {
  test('an unchanged page is not sent again', async () => {
    const { etag = '' } = (await ask('/services')).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await ask('/services', { 'if-none-match': known });
      expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
    }
    expect((await ask('/services', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('each encoding has a tag of its own', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const replies = await Promise.all(
      encodings.map((encoding) => ask('/services', { 'accept-encoding': encoding })),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('ranges', () => {
  const picture = '/_astro/picture.Ab12Cd34.webp';
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=0-3', 200, '0123456789', undefined],
  ])('%s answers %i', async (range, status, text, position) => {
    const reply = await ask(picture, { range });
    expect([reply.status, reply.body.toString(), reply.headers['content-range']]).toEqual([
      status,
      text,
      position,
    ]);
    expect(reply.headers['content-length']).toBe(String(text.length));
  });

  test('holds only for the very same content', async () => {
    const { etag = '' } = (await ask(picture)).headers;
    expect((await ask(picture, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await ask(picture, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  });
});

test('a folder without a site is refused in words', () => {
  expect(() => loadPages('/nowhere', () => silent)).toThrow('npm run build');
});

test('html() gives the page as built', () => {
  const pages = loadPages(site.directory, () => silent);
  expect(pages.html('/contact')?.toString()).toBe(pageHtml('Contact'));
  expect(pages.html('/nothing')).toBeUndefined();
});

test('a request that nobody foresaw is answered and logged, and ends nothing', async () => {
  const logged: object[] = [];
  const log = { ...silent, error: (event: object) => void logged.push(event) };
  const pages = loadPages(site.directory, () => log);
  const failure = new Error('unforeseen');
  const strange = createServer((request, response) => {
    Object.defineProperty(request, 'url', {
      get: () => {
        throw failure;
      },
    });
    pages.answer(request, response);
  });
  onTestFinished(() => void strange.close());
  const askStrange = await listen(strange);
  expect((await askStrange('/')).status).toBe(500);
  expect((await askStrange('/')).status).toBe(500);
  const expected = { event: 'page.failed', err: failure };
  expect(logged).toEqual([expected, expected]);
});
