import type { Page, Response } from '@playwright/test';

/** What a page may ask of others: the map, once it comes into view. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Everything the browser complains about, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Everything the browser complains about, and every request that leaves the site. */
export function watch(page: Page, baseURL: string | undefined): string[] {
  const complaints = complaintsOf(page);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== URL.parse(baseURL ?? '')?.origin) {
      complaints.push(`asked ${url.origin}`);
    }
  });
  return complaints;
}

/** What the policy of a page allows, or forgets. */
export function policyFaults(answer: Response | null, isMapped: boolean): string[] {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const allowed = policy.match(/unsafe|\*|https?:(?!\/\/www\.openstreetmap\.org)/g) ?? [];
  return [
    ...allowed.map((source) => `allows ${source}`),
    ...(policy.includes("require-trusted-types-for 'script'") ? [] : ['trusts any type']),
    ...(policy.includes('frame-src') === isMapped ? [] : ['frames']),
  ];
}

/** What a page leaves behind in the browser, but that it has fetched the fonts for later pages. */
export const leftBehind = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(storedKeys)).filter((key) => key !== 'fonts'),
];

function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  } catch {
    // As in e2e/odd-browsers.ts: a browser that refuses storage keeps nothing.
    return [];
  }
}
