import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../../test/test-environment.ts';
import { createPageServer } from './page-server.ts';
import { loadPages } from './pages.ts';
import { createSuggest } from './suggestions.ts';
import { type Ask, emptyList, listen, pageHtml, pageList, writeSite } from './testing.ts';

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

  test('shows the titles of the list as text', async () => {
    const { body } = await ask('/web-development');
    expect(body.toString()).toContain('">Web &lt;Development&gt; &amp; more</a>');
  });

  test('never suggests a page that is not to be found', async () => {
    expect(linksIn((await ask('/thank-yu')).body.toString())).toEqual([]);
  });

  test('is compressed as well', async () => {
    const { headers } = await ask('/servces', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

/** A small site for one test, in English and Bangla, with what its build says about its pages. */
async function askInTwoLanguages(pagesJson: object): Promise<Ask> {
  const bilingual = writeSite({
    'bn/404.html': pageHtml('কিছুই নেই', emptyList),
    'bn/services.html': pageHtml('সেবা'),
    'pages.json': JSON.stringify(pagesJson),
  });
  onTestFinished(bilingual.remove);
  const pages = loadPages(
    bilingual.directory,
    () => silent,
    (path) => (path.startsWith('/bn/') ? 'bn' : 'en'),
  );
  const own = createPageServer(pages)((_request, response) => response.end());
  onTestFinished(() => void own.close());
  return listen(own);
}

describe('on a site in two languages', () => {
  const services = { path: '/bn/services', title: 'সেবা', language: 'bn', listed: true };
  const both = {
    pages: [...pageList.pages, services],
    notFound: { en: '/404', bn: '/bn/404' },
  };

  test('an address is answered in its language, with pages of that language alone', async () => {
    const askBoth = await askInTwoLanguages(both);
    const bangla = await askBoth('/bn/servces');
    expect([bangla.status, linksIn(bangla.body.toString())]).toEqual([404, ['/bn/services']]);
    expect(bangla.body.toString()).toContain('কিছুই নেই');
    expect(bangla.body.toString()).toContain('>সেবা</a>');
    const english = await askBoth('/servces');
    expect(english.body.toString()).toContain('Nothing here');
    expect(linksIn(english.body.toString())).toEqual(['/services']);
    expect((await askBoth('/bn/404')).status).toBe(404);
  });

  test('one without a page of its own for that gets the one of the default language', async () => {
    const askBoth = await askInTwoLanguages({ ...both, notFound: { en: '/404' } });
    const { status, body } = await askBoth('/bn/nothing-like-it');
    expect(status).toBe(404);
    expect(body.toString()).toContain('Nothing here');
  });
});

describe('what the build says about the pages', () => {
  test.each([
    ['{"pages":[', 'This is not JSON'],
    ['{"pages":[{"path":"services"}],"notFound":{}}', 'pages[0].path'],
    ['{"pages":[]}', 'notFound'],
  ])('%s is refused in words', (pagesJson, sentence) => {
    const wrong = writeSite({ 'pages.json': pagesJson });
    onTestFinished(wrong.remove);
    expect(() => loadPages(wrong.directory, () => silent)).toThrow(
      /pages\.json does not hold a list of pages/,
    );
    expect(() => loadPages(wrong.directory, () => silent)).toThrow(sentence);
  });

  test('may be missing: an unknown address then gets 404.html and no suggestions', async () => {
    const foreign = writeSite();
    onTestFinished(foreign.remove);
    rmSync(join(foreign.directory, 'pages.json'));
    const own = createPageServer(loadPages(foreign.directory, () => silent))((_request, response) =>
      response.end(),
    );
    onTestFinished(() => void own.close());
    const { status, body } = await (await listen(own))('/servces');
    expect([status, linksIn(body.toString())]).toEqual([404, []]);
    expect(body.toString()).toContain('Nothing here');
  });
});

test('an address that nobody mistypes is compared with no page', () => {
  const path = `/products/${'a'.repeat(80)}`;
  expect(createSuggest([{ path, title: 'Page' }])(path)).toEqual([]);
});
