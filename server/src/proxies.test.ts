import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLimit } from './enquiries/large-forms.ts';
import { readEnvironment } from './environment.ts';
import { createLimitedServer, usualRequestSeconds } from './limited-server.ts';

/** A file of deploy/ without its comments. */
const read = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8').replace(/^\s*#.*$/gm, '');

const nginx = read('nginx/site.conf');
const upstreams = ['nginx/upstream.conf', 'nginx/upstream-replicas.conf'].map(read);
const caddy = read('caddy/Caddyfile');

/** What a setting has each time that it stands there. */
const settings = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^\\s*${name}\\s+(.+?)\\s*;?$`, 'gm'))].map(
    ([, value = '']) => value,
  );

function bytes(size = ''): number {
  const [, number, unit = ''] = /^(\d+)(k|m|KiB|MiB)$/.exec(size) ?? [];
  return Number(number) * (unit.toLowerCase().startsWith('k') ? 1024 : 1024 * 1024);
}

const seconds = (time = ''): number => Number(/^(\d+)s$/.exec(time)?.[1]);

describe('the proxies of deploy/', () => {
  it('pass on as much of a form as the server reads', () => {
    expect(settings(nginx, 'client_max_body_size').map(bytes)).toEqual([readLimit]);
    expect(settings(caddy, 'max_size').map(bytes)).toEqual([readLimit]);
  });

  it('wait for an answer longer than a request may take to arrive', () => {
    const waits = [
      settings(nginx, 'proxy_read_timeout'),
      settings(caddy, 'response_header_timeout'),
    ];
    for (const [wait, ...more] of waits) {
      expect(more).toEqual([]);
      expect(seconds(wait)).toBeGreaterThan(usualRequestSeconds);
    }
  });

  it('keep no connection longer than the server does', () => {
    const server = createLimitedServer(usualRequestSeconds, () => {});
    onTestFinished(() => void server.close());
    const kept = [...upstreams.flatMap((one) => settings(one, 'keepalive_timeout'))];
    kept.push(...settings(caddy, 'keepalive'));
    expect(kept).toHaveLength(3);
    for (const one of kept) expect(seconds(one) * 1000).toBeLessThan(server.keepAliveTimeout);
  });

  it('tell the visitor’s own address and the host that was asked for', () => {
    const headers = settings(nginx, 'proxy_set_header');
    expect(headers).toContain('X-Forwarded-For $remote_addr');
    expect(headers).toContain('Host $host');
    // Caddy does both by itself, unless it is told to believe another proxy or to write others.
    expect(caddy).not.toMatch(/trusted_proxies|header_up/);
  });

  it('lead to the port of the site alone, never to the operator’s', () => {
    const { PORT } = readEnvironment({});
    const ports = [...upstreams.flatMap((one) => settings(one, 'server'))];
    ports.push(...settings(caddy, 'reverse_proxy'));
    expect(ports).toHaveLength(4);
    for (const one of ports) expect(/:(\d+)(?!\S)/.exec(one)?.[1]).toBe(String(PORT));
    expect(settings(nginx, 'proxy_pass')).toEqual(['http://site']);
  });
});
