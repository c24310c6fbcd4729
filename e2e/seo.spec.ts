import { defaultPathOf, languageCodes, languageOfPath, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { kinds, siteIndex } from './routes.ts';

const origin = 'https://nokshi.example';
const unlisted = ['/an-address-that-leads-nowhere', '/bn/an-address-that-leads-nowhere'];

// Parsing a page's text inside a page is something its own policy forbids.
test.use({ bypassCSP: true });

test('every page tells search engines and link previews what it is', {
  tag: '@every-page',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const index = await (await page.request.get('/sitemap-index.xml')).text();
  const [, first = ''] = /<loc>(.*?)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await page.request.get(first.replace(origin, ''))).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  );
  const meant = siteIndex().pages.flatMap(({ path, listed }) => (listed ? path : []));
  expect(listed.toSorted()).toEqual(meant.toSorted());
  await page.goto('/robots.txt');
  const pictures = new Set<string>();
  const paths = [...kinds(), ...unlisted];
  for (const path of paths) {
    const answer = await page.request.get(path);
    const head = await page.evaluate(readHead, await answer.text());
    const isListed = listed.includes(path);
    await test.step(path, async () => {
      expect(head.title).toMatch(/.+ – .+/);
      expect(head.language).toBe(languageOfPath(path));
      expect(head.descriptions).toHaveLength(1);
      expect(head.descriptions[0]?.length).toBeGreaterThan(40);
      expect(head.headings).toBe(1);
      expect(head.robots.includes('noindex')).toBe(!isListed);
      if (isListed) {
        expect(head.canonical).toBe(origin + path);
        expect(head.alternates).toEqual(alternatesOf(path));
      }
      expect(head.properties['og:title']).toBe(head.title.replace(/ – [^–]*$/, ''));
      expect(head.properties['og:description']).toBe(head.descriptions[0]);
      expect(head.properties['twitter:card']).toBe('summary_large_image');
      const things = head.data.flatMap((text) => JSON.parse(text)['@graph']);
      expect(things.length > 0).toBe(isListed);
      const picture = head.properties['og:image'] ?? '';
      pictures.add(picture);
      const drawn = await page.request.get(picture.replace(origin, ''));
      expect(drawn.headers()['content-type']).toBe('image/png');
      const bytes = await drawn.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
  expect(pictures.size).toBe(paths.length);
});

/** The addresses of a page in each language, and for whoever speaks none of them. */
function alternatesOf(path: string): Record<string, string> {
  const own = defaultPathOf(path);
  const twins = languageCodes.map((code) => [code, origin + pathIn(code, own)]);
  return { ...Object.fromEntries(twins), 'x-default': origin + own };
}

/** What the head of a page says; runs in the browser. */
function readHead(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const contents = (selector: string) =>
    [...parsed.querySelectorAll<HTMLMetaElement>(selector)].map((meta) => meta.content);
  const named = [...parsed.querySelectorAll<HTMLMetaElement>('meta[property], meta[name]')];
  return {
    title: parsed.title,
    language: parsed.documentElement.lang,
    alternates: Object.fromEntries(
      [...parsed.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        (link) => [link.hreflang, link.href],
      ),
    ),
    descriptions: contents('meta[name="description"]'),
    robots: contents('meta[name="robots"]').join(),
    canonical: parsed.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    headings: parsed.querySelectorAll('h1').length,
    data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
    properties: Object.fromEntries(
      named.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
    ),
  };
}

test('the files that programs ask for are there', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/robots.txt': /^text\/plain/,
    '/llms.txt': /^text\/plain/,
    '/sitemap-index.xml': /^application\/xml/,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap-index.xml`,
  );
});
