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

describe('what a chat or a letter put behind a link is left out', () => {
  test.each([
    ...'। ॥ . , ; : ! ) ] } > " \' * _ ~ - … ’ ” » ` ^ = + $ @ | । । ؟ 。 、 ） 😊 👉🏽 ✅ ।) ." .) )। */ **'.split(
      ' ',
    ),
    ...[
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u200e',
      '\u202a',
      '\u00a0',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\t',
      ' \n',
    ],
    ...[
      '">',
      '"><',
      '</a>',
      '<br>',
      '&gt;',
      '&quot;',
      '&nbsp;',
      '&amp;',
      '](https://nokshi.example/services)',
    ],
    ...[
      '?',
      '?fbclid=1',
      '&fbclid=1',
      '#team',
      ' (our services)',
      ' and more',
      '।ধন্যবাদ',
      'এ',
      '-এ',
      'এর',
      '-তে',
      ',ধন্যবাদ',
      '/।',
      '/)',
      '.html।',
    ],
  ])('/services and %j', async (tail) => {
    const { status, headers } = await ask(
      `/services${encodeURIComponent(tail).replaceAll('%2F', '/')}`,
    );
    expect([status, headers.location]).toEqual([301, '/services']);
  });

  test.each([
    ['/services%E0%A5', '/services'],
    ['/services%E0', '/services'],
    ['/services%e', '/services'],
    ['/services%', '/services'],
    ['/services।', '/services'],
    ['/%E2%80%8Bservices', '/services'],
    ['/ser%E2%80%8Bvices', '/services'],
    ['/%E0%A5%A4', '/'],
    ['/products/ERP.', '/products/ERP'],
    ['/Products/erp).', '/products/ERP'],
    ['/services)?fbclid=IwAR0', '/services?fbclid=IwAR0'],
    ['/robots.txt.', '/robots.txt'],
    ['/.well-known/security.txt)', '/.well-known/security.txt'],
    ['//services.', '404'],
    ['/services-foo', '404'],
    ['/services.php', '404'],
    ['/services/foo', '404'],
    ['/services/%E0%A6%86%E0%A6%AE%E0%A6%B0%E0%A6%BE', '404'],
    ['/%E0%A6%AF%E0%A7%8B%E0%A6%97%E0%A6%BE%E0%A6%AF%E0%A7%8B%E0%A6%97', '404'],
    ['/thing।', '404'],
    ['/.env।', '404'],
    ['//evil.com।', '404'],
    ['/services%2f)', '404'],
    ['/secret.txt)', '404'],
    ['/headers.json.', '404'],
    ['/services%00।', '400'],
    ['/%E0%A5', '400'],
    ['/services?fbclid=1', '200'],
  ])('%s → %s', async (target, answer) => {
    const { status, headers } = await ask(target.replace(/[^!-~]/g, encodeURIComponent));
    expect(headers.location ?? String(status)).toBe(answer);
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
    fc.constantFrom('%E0%A5%A4', '%E2%80%8B', ')', '%22%3E', '%0A', '%E0', '*'),
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
