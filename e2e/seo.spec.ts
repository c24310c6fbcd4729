import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from '@nokshi/forms/fill.ts';
import { defaultPathOf, languageCodes, languageOfPath, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtPage, wordsOf } from './built-page.ts';
import { single } from './content.ts';
import { builtRoutes, dist, siteIndex } from './routes.ts';

const origin = 'https://nokshi.example';
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** The addresses of a page in each language, and for whoever speaks none of them. */
function alternatesOf(route: string): Record<string, string> {
  const own = defaultPathOf(route);
  const twins = languageCodes.map((code) => [code, origin + pathIn(code, own)]);
  return { ...Object.fromEntries(twins), 'x-default': origin + own };
}

/** What the head of a page says. */
function headOf(route: string) {
  const page = builtPage(route);
  const contents = (name: string) =>
    page
      .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
      .map((meta) => meta.getAttribute('content') ?? '');
  const [canonical] = page.querySelectorAll('link[rel=canonical]');
  const alternates = page
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  const data = page.querySelectorAll('script[type="application/ld+json"]');
  return {
    contents,
    title: page.querySelector('title')?.text ?? '',
    language: page.querySelector('html')?.getAttribute('lang'),
    canonical: canonical?.getAttribute('href'),
    alternates: Object.fromEntries(alternates),
    things: data.flatMap(({ text }) => JSON.parse(text)['@graph']),
    headings: page.querySelectorAll('h1').length,
    lastLine: wordsOf(page.querySelector('body > footer') ?? page),
  };
}

test('every page tells search engines and link previews what it is, and whoever reads it that the company is an example', () => {
  const listed = new Set(
    siteIndex().pages.flatMap(({ path: route, listed: isListed }) => (isListed ? route : [])),
  );
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set() };
  const routes = [...builtRoutes(), ...Object.values(siteIndex().notFound)];
  for (const route of routes) {
    const head = headOf(route);
    const isListed = listed.has(route);
    const language = languageOfPath(route);
    expect(head.language, route).toBe(language);
    expect(head.title, route).toMatch(
      language === 'en' ? /.+ – Nokshi Software Solution$/ : /.+ – .+/,
    );
    const [description = '', ...others] = head.contents('description');
    expect(others, route).toEqual([]);
    expect(description.length, route).toBeGreaterThan(40);
    expect(head.headings, route).toBe(1);
    expect(head.contents('robots').join().includes('noindex'), route).toBe(!isListed);
    if (isListed) {
      expect(head.canonical).toBe(origin + route);
      expect(head.alternates).toEqual(alternatesOf(route));
    }
    expect(head.contents('og:title'), route).toEqual([head.title.replace(/ – [^–]*$/, '')]);
    expect(head.contents('og:description'), route).toEqual([description]);
    expect(head.contents('twitter:card'), route).toEqual(['summary_large_image']);
    expect(head.things.length > 0, route).toBe(isListed);
    const [picture = ''] = head.contents('og:image');
    const bytes = readFileSync(path.join(dist, picture.replace(origin, '')));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630]);
    seen.titles.add(head.title);
    seen.descriptions.add(description);
    seen.pictures.add(picture);
    const { brand } = single('company', language);
    const example = fill(single('labels', language).examples.company, { brand }, language);
    expect(head.lastLine, route).toContain(example.replaceAll(/\s+/g, ' '));
  }
  const { length } = routes;
  expect(Object.values(seen).map(({ size }) => size)).toEqual([length, length, length]);
  expect(headOf('/services').title).toBe('Services – Nokshi Software Solution');
});

test('the sitemap lists what is to be found, and the files that programs ask for are there', async ({
  request,
}) => {
  const addressesIn = (file: string) =>
    [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one.replace(origin, ''));
  const listed = addressesIn('sitemap-index.xml').flatMap(addressesIn);
  const meant = siteIndex().pages.flatMap(({ path: route, listed: isListed }) =>
    isListed ? route : [],
  );
  expect(listed.toSorted()).toEqual(meant.toSorted());
  const types: Record<string, RegExp> = {
    '/robots.txt': /^text\/plain/,
    '/llms.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
    '/sitemap-index.xml': /^application\/xml/,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/speculation-rules.json': /^application\/speculationrules\+json/,
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png/,
  };
  for (const [file, type] of Object.entries(types)) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toMatch(type);
  }
  const { icons } = JSON.parse(read('site.webmanifest'));
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:.+@.+\nExpires: \d{4}-/);
});

test('the same headers go with pages, files, answers of the API and errors', async ({
  request,
}) => {
  const always = {
    'strict-transport-security': /^max-age=\d{8}/,
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
    'content-security-policy': /^default-src 'none'; /,
  };
  const addresses = ['/bn/contact', '/favicon.svg', '/nothing', '/api/nothing', '/healthz', '/FAQ'];
  for (const address of addresses) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(always)) {
      expect(headers[name], `${name} of ${address}`).toMatch(value);
    }
    for (const banner of ['server', 'x-powered-by', 'via', 'set-cookie']) {
      expect(headers[banner], `${banner} of ${address}`).toBeUndefined();
    }
  }
});
