/**
 * Runs in the copy of the repository that site.test.ts makes and builds, where the site is in
 * German, too, and three entries of content/ are translated: the contact page, hosting, and the forms.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { newDirectory } from '../../server/test/new-directory.ts';
import { runningApp } from '../../server/test/running-app.ts';

const dist = join(import.meta.dirname, '../../site/dist');
const origin = 'https://nokshi.example';
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const pageAt = (path: string) => parse(read(fileOf(path)));

type Listed = { path: string; title: string; language: string; listed: boolean };
const { pages, notFound }: { pages: Listed[]; notFound: Record<string, string> } = JSON.parse(
  read('pages.json'),
);
const inGerman = pages.filter(({ language }) => language === 'de');

describe('the pages', () => {
  it('are all there in each language, at the same paths', () => {
    const inEnglish = pages.filter(({ language }) => language === 'en');
    const twins = inEnglish.map(({ path }) => (path === '/' ? '/de' : `/de${path}`));
    expect(inGerman.map(({ path }) => path)).toEqual(twins);
    for (const { path } of inGerman) {
      expect(pageAt(path).querySelector('html')?.getAttribute('lang'), path).toBe('de');
    }
  });

  it('lead to pages of their own language alone, save to choose another, and those are there', () => {
    for (const { path } of inGerman) {
      for (const link of pageAt(path).querySelectorAll(
        'a[href^="/"]:not([hreflang]), form[action^="/"]',
      )) {
        const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
        // The server answers for offers, in the language that is asked for.
        if (target === '' || target.startsWith('/api/')) continue;
        expect(target, `${path} leads to it`).toMatch(/^\/de(\/|$)/);
        expect(existsSync(join(dist, fileOf(target))), `${path} → ${target}`).toBe(true);
      }
    }
  });

  it('show words that are translated as their own, and mark the others as English', () => {
    const hosting = pageAt('/de/services/hosting').querySelector('h1');
    expect(hosting?.textContent).toMatch(/^De /);
    expect(hosting?.querySelector('[lang]')).toBeNull();
    const networking = pageAt('/de/services/networking').querySelector('h1');
    expect(networking?.querySelector('[lang="en"]')?.textContent).toBe('Networking Support');
    const picture = pageAt('/de/services/networking').querySelector('main img');
    expect(picture?.getAttribute('lang')).toBe('en');
    const translatedPicture = pageAt('/de/services/hosting').querySelector('main img');
    expect(translatedPicture?.getAttribute('lang')).toBeUndefined();
  });

  it('leave no English word unmarked', () => {
    for (const path of [
      '/de',
      '/de/products/ERP',
      '/de/faq',
      '/de/search',
      '/de/ready-products/crm',
    ]) {
      const unmarked = pageAt(path)
        .querySelectorAll('main h2, main h3, main p, main li')
        .filter((element) => element.querySelector('p, li, h2, h3, ul') === null)
        .filter((element) => /[A-Za-z]{4,} [a-z]{3,} [a-z]{2,}/.test(ownWords(element.innerHTML)))
        .filter((element) => !element.textContent.includes('De '))
        .filter((element) => !element.closest('[lang="en"]'));
      expect(
        unmarked.map(({ textContent }) => textContent),
        path,
      ).toEqual([]);
    }
  });

  it('show a form that is translated in German', () => {
    const form = pageAt('/de/contact').querySelector('form[data-enquiry]');
    expect(form?.getAttribute('lang')).toBeUndefined();
    expect(form?.querySelector('label[for="contact-name"]')?.textContent).toMatch(/^De Your name/);
    expect(form?.querySelector('[name="page"]')?.getAttribute('value')).toBe('/de/contact');
  });
});

/** The words of an element that stand in no other with a language of its own. */
const ownWords = (html: string) =>
  html.replace(/<(\w+)[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');

describe('search engines', () => {
  it('find the other languages of each page in its head and in the sitemap', () => {
    const expected = [
      ['en', `${origin}/services/hosting`],
      ['bn', `${origin}/bn/services/hosting`],
      ['de', `${origin}/de/services/hosting`],
      ['x-default', `${origin}/services/hosting`],
    ];
    for (const path of ['/services/hosting', '/de/services/hosting']) {
      const alternates = pageAt(path).querySelectorAll('link[rel="alternate"][hreflang]');
      expect(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ).toEqual(expected);
    }
    const [entry = ''] =
      /<url><loc>https:\/\/nokshi\.example\/de\/services\/hosting<\/loc>.*?<\/url>/.exec(
        read('sitemap-0.xml'),
      ) ?? [];
    const named = [...entry.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)];
    expect(named.map(([, language, address]) => [language, address]).sort()).toEqual(
      expected.slice(0, 3).sort(),
    );
  });

  it('are told the language, the address and a picture of its own', () => {
    const head = pageAt('/de/contact');
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${origin}/de/contact`,
    );
    expect(head.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE');
    expect(existsSync(join(dist, 'social/de/contact.png'))).toBe(true);
    const things = JSON.parse(
      head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )['@graph'];
    expect(things[0]).toMatchObject({ inLanguage: 'de', url: `${origin}/de/contact` });
    expect(things[0]['name']).toMatch(/^De /);
  });
});

it('the search has an index of each language, and marks what nobody has translated', () => {
  const index = JSON.parse(read('de/search-index.json'));
  const at = (href: string) =>
    index.entries.find(([, , address]: string[]) => address === href) as unknown[];
  expect(index.language).toBe('de');
  expect(index.links).toEqual({ everything: '/de/search', ask: '/de/contact' });
  expect(at('/de/services/hosting')).toHaveLength(6);
  expect(at('/de/services/networking').at(6)).toBe('en');
  expect(read('search-index.json')).not.toContain('/de/');
  const opener = pageAt('/de/faq').querySelector('[data-search-index]');
  expect(opener?.getAttribute('data-search-index')).toBe('/de/search-index.json');
});

it('a wrong address is answered in its language, with pages of that language', async () => {
  const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: dist });
  expect(notFound).toEqual({ en: '/404', bn: '/bn/404', de: '/de/404' });
  const answer = await app.inject({ url: '/de/servces/hosting' });
  expect(answer.statusCode).toBe(404);
  const page = parse(answer.body);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('de');
  const suggested = page
    .querySelectorAll('[data-suggestions] a')
    .map((link) => link.getAttribute('href'));
  expect(suggested).toContain('/de/services/hosting');
  for (const address of suggested) expect(address).toMatch(/^\/de\//);
  const spelling = await app.inject({ url: '/de/Products/erp' });
  expect([spelling.statusCode, spelling.headers.location]).toEqual([301, '/de/products/ERP']);
});
