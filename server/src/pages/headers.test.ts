import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { silent } from '../../test/test-environment.ts';
import { acceptedEncodings } from './negotiation.ts';
import { sitePages } from './page-server.ts';
import { loadPages } from './pages.ts';
import { siteFiles, writeSite } from './testing.ts';

let remove = () => {};
afterEach(() => remove());

async function createApplication(headersJson: string) {
  const site = writeSite({ 'headers.json': headersJson });
  remove = site.remove;
  const app = Fastify();
  await app.register(sitePages, { pages: loadPages(site.directory, () => silent) });
  app.get('/api/status', () => ({ fine: true }));
  return app;
}

describe('the headers that the build wrote', () => {
  const rules = JSON.stringify({
    '*': { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
    '/contact': { 'content-security-policy': "default-src 'self'" },
    '/robots.txt': { 'Content-Type': 'text/x-robots' },
  });

  test('go with every answer, and those of a page replace them', async () => {
    const app = await createApplication(rules);
    const policyOf = async (url: string) =>
      (await app.inject(url)).headers['content-security-policy'];
    for (const url of [
      '/',
      '/services/',
      '/nothing',
      '/robots.txt',
      '/api/status',
      '/api/nothing',
    ]) {
      expect(await policyOf(url)).toBe("default-src 'none'");
    }
    expect(await policyOf('/contact')).toBe("default-src 'self'");
    expect((await app.inject('/robots.txt')).headers['content-type']).toBe('text/x-robots');
    expect((await app.inject('/headers.json')).statusCode).toBe(404);
  });

  test('name what to fetch early to everybody but visitors who save data', async () => {
    const link = '</_astro/fonts/a.woff2>; rel=preload; as=font; crossorigin';
    const early = { Link: link, 'Speculation-Rules': '"/rules.json"' };
    const app = await createApplication(JSON.stringify({ '*': {}, '/contact': early }));
    const answerTo = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/contact', headers })).headers;
    const { link: named, etag, vary } = await answerTo({});
    expect(named).toBe(link);
    expect(vary).toContain('Save-Data');
    for (const saves of ['on', 'ON', 'on, on']) {
      const answer = await answerTo({ 'save-data': saves });
      expect(answer.link).toBeUndefined();
      expect(answer['speculation-rules']).toBeUndefined();
      expect((await answerTo({ 'save-data': saves, range: 'bytes=0-9' })).link).toBeUndefined();
    }
    expect((await answerTo({ 'save-data': 'off' })).link).toBe(link);
    expect(
      (await answerTo({ 'save-data': 'on', 'if-none-match': `${etag}` })).link,
    ).toBeUndefined();
    expect((await answerTo({ 'save-data': 'on' })).vary).toBe(vary);
  });

  test('are refused in words when they are wrong', async () => {
    await expect(createApplication('{"*":{"Bad\\nName":"x"}}')).rejects.toThrow('headers.json');
  });
});

describe('within Fastify', () => {
  test('the same answers come back', async () => {
    const app = await createApplication('{"*":{}}');
    expect((await app.inject('/products/ERP')).body).toBe(siteFiles['products/ERP.html']);
    expect((await app.inject('/products/erp')).headers.location).toBe('/products/ERP');
    expect((await app.inject({ url: '/', method: 'HEAD' })).statusCode).toBe(200);
    expect((await app.inject(`/${'a'.repeat(500)}`)).body).toContain('Nothing here');
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ statusCode: 404 });
  });
});

describe('Accept-Encoding', () => {
  test.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['GZIP;Q=0.5, br;q=0.4', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['gzip;q=0, *', ['br', 'identity']],
    ['identity, br;q=0.1', ['identity', 'br']],
    ['identity;q=0', []],
    ['*;q=0', []],
    ['*;q=0, br', ['br']],
    ['br;q=x', ['identity']],
  ])('%j allows %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
