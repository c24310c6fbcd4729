import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silent } from '../../test/test-environment.ts';
import { createPageServer } from './page-server.ts';
import { loadPages } from './pages.ts';
import { type Ask, listen, siteFiles, writeSite } from './testing.ts';

const site = writeSite();
const server = createPageServer(loadPages(site.directory, () => silent))((_request, response) =>
  response.end(),
);
let ask: Ask;

beforeAll(async () => {
  ask = await listen(server);
});
afterAll(() => {
  server.close();
  site.remove();
});

describe('other spellings lead to the exact one', () => {
  test.each([
    ['/products/erp', '/products/ERP'],
    ['/Products/ERP', '/products/ERP'],
    ['/products/%45RP', '/products/ERP'],
    ['/ReadyProducts', '/readyProducts'],
    ['/services/', '/services'],
    ['/services//?a=1&b=%2F', '/services?a=1&b=%2F'],
    ['/services.html', '/services'],
    ['/index', '/'],
    ['/index.html?x', '/?x'],
    ['/services/index', '/services'],
    ['//', '/'],
    ['http://elsewhere.example/services/', '/services'],
  ])('%s → %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });
});

describe('nothing else is served', () => {
  test.each([
    '/services.html.br',
    '/services.html.gz',
    '/headers.json',
    '/pages.json',
    '/_headers',
    '/_redirects',
    '/.env',
    '/.git/config',
    '/_astro/',
    '/_ASTRO/app.Ab12Cd34.js',
    '//evil.com',
    '//evil.com/services',
    '/\\evil.com',
    '/%5cevil.com',
    '/%2f%2fevil.com',
    '/services%2fweb-development',
    '/services%2f',
    '/../secret.txt',
    '/services/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
  ])('%s is not found', async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Nothing here');
  });

  test.each([
    '/%',
    '/%zz',
    '/%c3%28',
    '/services%00',
    '/%0d%0aSet-Cookie:a',
    `/${'a'.repeat(9000)}`,
  ])('%s is malformed', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });
});

describe('hostile addresses', () => {
  const known = Object.keys(siteFiles).map((file) => `/${file.replace(/\.html$/, '')}`);
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      '?',
      '#',
      '@',
      ':',
    ),
    fc.constantFrom('http:', 'evil.com', 'index', '.html', '.br', '.env', 'secret.txt', ...known),
    fc.string({ unit: 'binary-ascii', maxLength: 6 }).map((text) => text.replace(/[^!-~]/g, '')),
    fc
      .string({ unit: 'grapheme', maxLength: 4 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
  const served = new Set(Object.values(siteFiles));

  test('never leave the site, never fail, never show another file', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (hostile) => {
        const { status, headers, body } = await ask(hostile);
        expect([200, 301, 400, 404]).toContain(status);
        if (status === 200) expect(served).toContain(body.toString());
        if (status === 301) expect(headers.location).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(body.toString()).not.toMatch(/outside|SECRET|^secret$|"notFound"/);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});
