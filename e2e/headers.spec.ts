import { defaultPathOf } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { answerForMap } from './foreign-map.ts';
import { awaken } from './islands.ts';
import { inShares, kindsByTurns } from './routes.ts';

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

/** Everything the browser complains about, and every request that leaves the site. */
function watch(page: Page, baseURL: string | undefined) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== URL.parse(baseURL ?? '')?.origin) {
      complaints.push(`asked ${url.origin}`);
    }
  });
  return complaints;
}

const shares = inShares(kindsByTurns(), 6);
for (const [index, some] of shares.entries()) {
  test(`no page breaks its own policy, stores or asks others, part ${index + 1} of ${shares.length}`, {
    tag: '@every-page',
  }, async ({ page, context, baseURL }) => {
    const complaints = watch(page, baseURL);
    for (const route of some) {
      const isContact = defaultPathOf(route) === '/contact';
      const answer = await page.goto(route);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy, route).not.toMatch(/unsafe|\*|https?:(?!\/\/www\.openstreetmap\.org)/);
      expect(policy, route).toContain("require-trusted-types-for 'script'");
      expect(policy.includes('frame-src'), route).toBe(isContact);
      // The map is the one thing from elsewhere, asked for when it comes into view.
      if (!isContact) await awaken(page);
      expect(complaints, route).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('the same headers go with pages, files, answers of the API and errors', async ({
  request,
}) => {
  const icon = '/favicon.svg';
  for (const path of [
    '/',
    '/contact',
    '/bn/contact',
    icon,
    '/nothing/here',
    '/api/nothing',
    '/healthz',
    '/CONTACT',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    for (const [name, value] of Object.entries(always)) {
      expect(headers[name], `${name} of ${path}`).toMatch(value);
    }
    for (const banner of ['server', 'x-powered-by', 'via', 'set-cookie']) {
      expect(headers[banner], `${banner} of ${path}`).toBeUndefined();
    }
  }
});

test('the map is loaded from the one origin its page allows', async ({ page, baseURL }) => {
  await answerForMap(page);
  const complaints = watch(page, baseURL);
  await page.goto('/contact');
  await awaken(page);
  await page.getByRole('link', { name: 'Directions' }).first().scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[src*="openstreetmap"]').first().locator('html'),
  ).toBeAttached();
  expect(complaints).toEqual(['asked https://www.openstreetmap.org']);
});
