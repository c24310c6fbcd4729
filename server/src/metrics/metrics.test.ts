import { once } from 'node:events';
import { mkdirSync, rmdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { readExposition, type Series } from '../../test/exposition.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact } from '../../test/running-app.ts';
import { ServerHere } from '../../test/server-here.ts';
import { until } from '../../test/until.ts';
import { bodyLimit } from '../enquiries/large-forms.ts';

function startServer(variables: Record<string, string>): ServerHere {
  const server = new ServerHere(variables);
  return server;
}

/** A server that measures. @returns where visitors and where monitoring find it */
async function measuredServer(variables: Record<string, string>) {
  const server = startServer({ METRICS_PORT: '0', ...variables });
  const site = await server.listening();
  const [, port] = /"event":"metrics.listening","port":(\d+)/.exec(server.lines.join('\n')) ?? [];
  const metrics = `http://127.0.0.1:${port}`;
  const read = async (): Promise<Series> => {
    const answer = await fetch(`${metrics}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    return readExposition(await answer.text());
  };
  return { server, site, metrics, read };
}

/** Posts a form as JSON. @returns its status */
async function post(
  site: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

/** The series of a metric that are not zero. */
const countsOf = (series: Series, metric: string): Record<string, number> =>
  Object.fromEntries(
    [...series].filter(([name, value]) => name.startsWith(`${metric}{`) && value !== 0),
  );

/** As many requests as the histogram has measured. */
const measured = (series: Series): number =>
  Object.values(countsOf(series, 'website_request_duration_seconds_count')).reduce(
    (sum, one) => sum + one,
    0,
  );

onBothDatabases('metrics', (newLedger) => {
  it('tell what became of enquiries, and what waits', async () => {
    const { site, metrics, read } = await measuredServer({
      ...(await newLedger()),
      SITE_DIR: builtSite(),
      TRUST_PROXY: 'true',
      RATE_LIMIT_MAX: '3',
    });
    const enquiries = 'website_enquiries_total';
    let before: Series = new Map();
    await until('the ledger to be open', async () => {
      before = await read();
      return before.get('website_ledger_up') === 1;
    });
    expect(countsOf(before, enquiries)).toEqual({});
    expect(before.get(`${enquiries}{kind="demo",outcome="kept",status="201"}`)).toBe(0);
    expect(before.get('website_deliveries{channel="notice",state="parked"}')).toBe(0);
    expect(before.get('website_oldest_undelivered_seconds')).toBe(0);

    const from = (address: string) => ({ 'x-forwarded-for': address });
    const asPage = { ...from('192.0.2.1'), accept: 'text/html' };
    const posts = [
      await post(site, { ...aContact, key: 'one' }, from('192.0.2.1')),
      await post(site, { ...aContact, key: 'one' }, from('192.0.2.1')),
      await post(site, { ...aContact, key: 'two', leave_empty: 'spam' }, from('192.0.2.1')),
      await post(site, aContact, from('192.0.2.1')),
      await post(site, aContact, asPage),
      await post(site, aContact, { ...from('192.0.2.2'), 'sec-fetch-site': 'cross-site' }),
      await post(site, '{"name":', from('192.0.2.2')),
      await post(site, { name: 'Rahim' }, from('192.0.2.2')),
      await post(site, { ...aContact, key: 'one', message: 'Other words' }, from('192.0.2.4')),
      await post(site, { ...aContact, message: 'x'.repeat(bodyLimit) }, from('192.0.2.3')),
    ];
    expect(posts).toEqual([201, 200, 201, 429, 429, 403, 415, 422, 409, 413]);
    await fetch(`${site}/contact`);
    let story: unknown;
    await until('the whole story to be asked for again', async () => {
      const answer = await fetch(`${metrics}/readyz`);
      expect(answer.status).toBe(200);
      story = await answer.json();
      return /"setAside":1.*"retention"/.test(JSON.stringify(story));
    });
    expect(story).toEqual({
      ready: true,
      servers: 'together',
      site: 'present',
      database: 'writable',
      oldestUndelivered: 0,
      parked: 0,
      setAside: 1,
      jobs: expect.objectContaining({
        retention: expect.objectContaining({ isFailing: false, failedAt: null }),
      }),
    });
    expect(await (await fetch(`${site}/readyz`)).json()).toEqual({ ready: true });
    const asVisitor = await fetch(`${site}/metrics`);
    expect(asVisitor.status).toBe(404);
    expect(await asVisitor.text()).not.toContain('website_');

    let after = before;
    await until('all requests to be measured', async () => {
      after = await read();
      return measured(after) === posts.length + 3;
    });
    expect(countsOf(after, enquiries)).toEqual({
      [`${enquiries}{kind="contact",outcome="kept",status="201"}`]: 1,
      [`${enquiries}{kind="contact",outcome="repeated",status="200"}`]: 1,
      [`${enquiries}{kind="contact",outcome="set_aside",status="201"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="403"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="409"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="413"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="415"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="422"}`]: 1,
      [`${enquiries}{kind="contact",outcome="refused",status="429"}`]: 2,
    });
    const durations = 'website_request_duration_seconds_count';
    expect(countsOf(after, durations)).toMatchObject({
      [`${durations}{method="POST",route="form",status="201"}`]: 2,
      [`${durations}{method="GET",route="page",status="200"}`]: 1,
      [`${durations}{method="GET",route="health",status="200"}`]: 1,
    });
    await until('the ledger to be counted again', async () => {
      after = await read();
      return after.get('website_deliveries{channel="notice",state="queued"}') === 1;
    });
    expect(after.get('website_deliveries{channel="reply",state="queued"}')).toBe(1);
    expect(after.get('website_ledger_up')).toBe(1);
    expect(after.get('website_oldest_undelivered_seconds')).toBeGreaterThan(0);
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });
});

describe('metrics', () => {
  it('say nothing of a ledger that is away, and that it is', async () => {
    const directory = newDirectory();
    const inTheWay = join(directory, 'enquiries.sqlite');
    mkdirSync(inTheWay);
    const { site, read } = await measuredServer({ DATA_DIR: directory });
    expect(await post(site, aContact)).toBe(503);
    // Nor does a server without the site tell visitors.
    expect(await (await fetch(`${site}/metrics`)).text()).toMatch(/^The site is not built yet/);
    const away = await read();
    expect(away.get('website_ledger_up')).toBe(0);
    expect([...away.keys()].filter((name) => /deliver/.test(name))).toEqual([]);
    expect(countsOf(away, 'website_enquiries_total')).toEqual({
      'website_enquiries_total{kind="contact",outcome="not_kept",status="503"}': 1,
    });
    rmdirSync(inTheWay);
    await until('the ledger to be back', async () => (await read()).get('website_ledger_up') === 1);
    const back = await read();
    expect(back.get('website_deliveries{channel="notice",state="queued"}')).toBe(0);
    expect(back.get('website_oldest_undelivered_seconds')).toBe(0);
  });

  it('have no label that a visitor can make up', async () => {
    const { site, metrics, read } = await measuredServer({
      DATA_DIR: newDirectory(),
      SITE_DIR: builtSite(),
    });
    for (const path of [
      '/',
      '/contact',
      '/healthz',
      '/toString',
      '/api/contact',
      '/metrics/evil',
    ]) {
      expect((await fetch(`${metrics}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(405);
    const targets = ['/evil', '/evil"}+1', '/api/evil', '/api/contact/evil', '/healthz/evil'];
    const methods = ['GET', 'POST', 'PROPFIND', 'OPTIONS', 'M-SEARCH', 'QUERY'];
    const { hostname, port } = new URL(site);
    for (const method of methods) {
      for (const target of [...targets, '/%22%0aevil', '/a?evil=1', 'http://evil/api/contact']) {
        const socket = connect(Number(port), hostname).resume();
        socket.end(
          `${method} ${target} HTTP/1.1\r\nHost: evil\r\nX-Evil: evil\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        await once(socket, 'close');
      }
    }
    // Who leaves in the middle of a form.
    const leaver = connect(Number(port), hostname);
    leaver.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      () => leaver.destroy(),
    );
    let series: Series = new Map();
    await until('all requests to be measured', async () => {
      series = await read();
      return measured(series) === methods.length * 8 + 1;
    });
    expect(countsOf(series, 'website_enquiries_total')).toEqual({});
    expect([...series.keys()].filter((name) => name.includes('evil'))).toEqual([]);
    for (const name of series.keys()) {
      if (!name.startsWith('website_request_duration_seconds_count')) continue;
      expect(name).toMatch(
        /\{method="(?:GET|POST|other)",route="(?:page|form|health)",status="(?:\d{3}|none)"\}$/,
      );
    }
  });

  it('stop with the server, whoever is still connected', async () => {
    const { server, metrics } = await measuredServer({ DATA_DIR: newDirectory() });
    const { hostname, port } = new URL(metrics);
    const monitoring = connect(Number(port), hostname).resume();
    monitoring.write('GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(monitoring, 'data');
    // Past SHUTDOWN_SECONDS it would end with 1.
    server.kill();
    expect(await server.gone()).toBe(0);
  });

  it('stop the start when their port is taken, and name another', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = startServer({ DATA_DIR: newDirectory(), METRICS_PORT: String(port) });
    expect(await server.gone()).toBe(1);
    expect(server.lines.filter((line) => !line.startsWith('{'))).toEqual([
      `Port ${port} is in use; METRICS_PORT=${port === 65535 ? port - 1 : port + 1} npm start takes another.`,
    ]);
  });
});
