import { describe, expect, it } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { newDirectory } from '../test/new-directory.ts';
import { aContact } from '../test/running-app.ts';
import { ServerHere } from '../test/server-here.ts';
import { until } from '../test/until.ts';

/** Looks at pages and sends a form. @returns what was logged, up to the last of it */
async function logOf(variables: Record<string, string>): Promise<string[]> {
  const server = new ServerHere({
    DATA_DIR: newDirectory(),
    SITE_DIR: builtSite(),
    TRUST_PROXY: 'true',
    ...variables,
  });
  const address = await server.listening();
  const headers = { 'x-forwarded-for': '203.0.113.77', 'content-type': 'application/json' };
  const get = async (path: string) => {
    await (await fetch(`${address}${path}`, { headers })).text();
  };
  await get('/contact?email=rahim@example.com');
  await get('/nowhere');
  await get('/thank-you?reference=NK-7F3K-92QD');
  await fetch(`${address}/api/contact?email=rahim@example.com`, {
    method: 'POST',
    headers,
    body: JSON.stringify(aContact),
  });
  await until('the enquiry in the log', () => server.lines.join().includes('enquiry.kept'));
  if (variables['ACCESS_LOG'] === 'on') {
    await until('the requests in the log', () => requestsIn(server.lines).length === 4);
  }
  return server.lines;
}

const requestsIn = (lines: readonly string[]) =>
  lines.filter((line) => line.includes('"event":"request"')).map((line) => JSON.parse(line));

describe('ACCESS_LOG', () => {
  it('writes a line for each page and form, without addresses and queries', async () => {
    const lines = await logOf({ ACCESS_LOG: 'on' });
    const requests = requestsIn(lines);
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/contact', 200],
      ['GET', '/nowhere', 404],
      ['GET', '/thank-you', 200],
      ['POST', '/api/contact', 201],
    ]);
    for (const { milliseconds, bytes } of requests) {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(bytes).toBeGreaterThan(100);
    }
    for (const secret of ['rahim', '203.0.113.77', '127.0.0.1:', '7F3K', 'email=']) {
      expect(JSON.stringify(requests)).not.toContain(secret);
    }
  });

  it('is off unless it is set', async () => {
    expect(requestsIn(await logOf({}))).toEqual([]);
  });
});
