import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { optionalPageNames } from '../routes/optional-pages.ts';
import { ContentCopy } from './check/testing.ts';

/** The site of a copy of content/ that does without some pages, and has none of the entries of some folders. */
async function siteWithout(pages: readonly string[], folders: readonly string[] = []) {
  const copy = new ContentCopy();
  vi.stubEnv('CONTENT_DIR', copy.folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    copy.remove();
  });
  for (const folder of folders) rmSync(path.join(copy.folder, folder), { recursive: true });
  const problems = copy.sentencesAfter('company/index.yaml', (text) =>
    text.replace('without: []', `without: [${pages.join(', ')}] # changed`),
  );
  vi.resetModules();
  const [{ isShown, isPathShown, shownOf }, { plainly }] = await Promise.all([
    import('./shown-pages.ts'),
    import('./entries.ts'),
  ]);
  return { problems, isShown, isPathShown, shownOf, ...plainly };
}

test('pages that the company does not do without are there, and links lead to what is', async () => {
  const { isShown, isPathShown } = await siteWithout([]);
  expect(optionalPageNames.filter((name) => !isShown(name))).toEqual([]);
  expect(isPathShown('/ready-products/erp')).toBe(true);
  expect(isPathShown('/ready-products/nothing')).toBe(false);
});

test('pages that the company does without are off, with what they show and the links to them', async () => {
  const site = await siteWithout(optionalPageNames);
  expect(site.problems).toEqual([]);
  expect([...optionalPageNames, 'price-offer' as const].filter(site.isShown)).toEqual([]);
  expect(await site.ordered('projects', 'en')).toEqual([]);
  expect(await site.ordered('galleries', 'bn')).toEqual([]);
  expect(await site.ordered('openings', 'en')).toEqual([]);
  expect(site.isPathShown('/ready-products/erp')).toBe(false);
  const { menu, shortcuts, company } = await site.single('navigation', 'en');
  const hrefs = site.shownOf([...menu, ...shortcuts, ...company]).map(({ href }) => href);
  expect(hrefs).toContain('/about-us');
  expect(hrefs.filter((href) => /price|career|ready|projects/.test(href))).toEqual([]);
});

test('without a page of prices all is sold by agreement, and words keep their figures', async () => {
  const { single, ordered } = await siteWithout(['price']);
  expect((await single('prices', 'en')).plans).toEqual([]);
  expect(JSON.stringify(await ordered('products', 'en'))).not.toMatch(/\{(?:rent|buy):/);
});

test('a page whose folder has no entries is off without a word', async () => {
  const { isShown } = await siteWithout([], ['projects', 'galleries', 'openings']);
  expect(optionalPageNames.filter(isShown)).toEqual(['price', 'book-a-demo']);
});
