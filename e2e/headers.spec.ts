import { expect, test } from '@playwright/test';

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
