import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '../test/new-directory.ts';
import { aContact } from '../test/running-app.ts';
import { ServerHere } from '../test/server-here.ts';
import { until } from '../test/until.ts';
import { warnOfUntoldProxy } from './forwarded.ts';

const address = '203.0.113.77';

/** Posts twice through a proxy. @returns the log, once both are in it */
async function logOf(variables: Record<string, string>): Promise<string[]> {
  const server = new ServerHere({ DATA_DIR: newDirectory(), ...variables });
  const base = await server.listening();
  for (const key of ['one', 'two']) {
    await fetch(`${base}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...aContact, key }),
    });
  }
  const kept = () => server.lines.filter((line) => line.includes('enquiry.kept'));
  await until('both enquiries in the log', () => kept().length === 2);
  return server.lines;
}

describe('X-Forwarded-For', () => {
  it('is warned of once while TRUST_PROXY is off, without the address', async () => {
    const lines = await logOf({});
    const warnings = lines.filter((line) => line.includes('TRUST_PROXY'));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 40, event: 'proxy.not-told' });
    expect(lines.join('\n')).not.toContain(address);
  });

  it('is nothing to warn of when TRUST_PROXY is set', async () => {
    expect((await logOf({ TRUST_PROXY: 'loopback' })).join('\n')).not.toContain('TRUST_PROXY');
  });

  it('is warned of again after an hour, and never when it is absent', async () => {
    const warnings: string[] = [];
    const app = fastify({
      logger: { level: 'warn', stream: { write: (line) => warnings.push(line) } },
    });
    onTestFinished(() => app.close());
    let time = 0;
    warnOfUntoldProxy(app, false, () => time);
    app.get('/', () => 'here');
    const counts: number[] = [];
    for (const [minutes, headers] of [
      [0, {}],
      [0, { 'x-forwarded-for': address }],
      [59, { 'x-forwarded-for': address }],
      [60, {}],
      [60, { 'x-forwarded-for': address }],
      // The clock was put back.
      [-60, { 'x-forwarded-for': address }],
    ] as const) {
      time = minutes * 60_000;
      await app.inject({ url: '/', headers });
      counts.push(warnings.length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 3]);
  });
});
