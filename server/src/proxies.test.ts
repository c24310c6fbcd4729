import { describe, expect, it, onTestFinished } from 'vitest';
import { type Directive, readCaddyfile, readNginx } from '../test/recipes.ts';
import { usualPatience } from './desk/content/editor-process.ts';
import { mostBytes } from './desk/content/picture-upload.ts';
import { readLimit } from './enquiries/large-forms.ts';
import { readEnvironment } from './environment.ts';
import { createLimitedServer, usualRequestSeconds } from './limited-server.ts';

const nginx = readNginx('site.conf');
const upstreams = ['upstream.conf', 'upstream-replicas.conf'].map(readNginx);
const caddy = readCaddyfile();

/** What a directive says each time that it stands somewhere in a file. */
const settings = (directives: readonly Directive[], name: string): string[] =>
  directives.flatMap((one) => [
    ...(one.name === name ? [one.args.join(' ')] : []),
    ...settings(one.block, name),
  ]);

/** What a directive says for an address: in its location, or else in the server around it. */
function ofNginx(path: string, name: string): string | undefined {
  const server = nginx.filter((one) => one.name === 'server').at(-1)?.block ?? [];
  const locations = server.filter((one) => one.name === 'location');
  // One that matches as a pattern goes before those that begin the address.
  const location =
    locations.find(({ args: [how, pattern = ''] }) => how === '~' && RegExp(pattern).test(path)) ??
    locations.find(({ args: [prefix = ''] }) => path.startsWith(prefix));
  const within = [location?.block ?? [], server].map((block) =>
    block.find((one) => one.name === name),
  );
  return within.find((one) => one !== undefined)?.args.join(' ');
}

/** How large a body may be that Caddy passes on to an address. */
function ofCaddy(path: string): string | undefined {
  const [site] = caddy;
  const matches = (matcher: string): boolean => {
    const { args = [] } = site?.block.find((one) => one.name === matcher) ?? {};
    const isNegated = args[0] === 'not';
    const [kind, pattern = ''] = isNegated ? args.slice(1) : args;
    expect(kind).toBe('path_regexp');
    return RegExp(pattern).test(path) !== isNegated;
  };
  const [body, ...more] = (site?.block ?? []).filter(
    ({ name, args: [matcher = ''] }) => name === 'request_body' && matches(matcher),
  );
  expect(more).toEqual([]);
  return body?.block.find((one) => one.name === 'max_size')?.args[0];
}

function bytes(size = ''): number {
  const [, number, unit = ''] = /^(\d+)(k|m|KiB|MiB)$/.exec(size) ?? [];
  return Number(number) * (unit.toLowerCase().startsWith('k') ? 1024 : 1024 * 1024);
}

const seconds = (time = ''): number => Number(/^(\d+)s$/.exec(time)?.[1]);

const photograph = '/api/desk/content/team/imtiaz-bhuiyan/picture';
const others = ['/api/contact', '/api/desk/session', '/api/desk/content/team/picture', '/'];

describe('the proxies of deploy/', () => {
  it('pass on as much of a form as the server reads', () => {
    for (const path of others) {
      expect(bytes(ofNginx(path, 'client_max_body_size')), path).toBe(readLimit);
      expect(bytes(ofCaddy(path)), path).toBe(readLimit);
    }
  });

  it('pass on the largest photograph that the desk takes, which nginx does not gather first', () => {
    expect(bytes(ofNginx(photograph, 'client_max_body_size'))).toBe(mostBytes);
    expect(ofNginx(photograph, 'proxy_request_buffering')).toBe('off');
    expect(bytes(ofCaddy(photograph))).toBe(mostBytes);
  });

  it('wait for an answer longer than a request may take to arrive, and a photograph to be placed', () => {
    const [caddyWait] = settings(caddy, 'response_header_timeout');
    for (const [path, least] of [
      [photograph, usualPatience.answer / 1000],
      ['/api/contact', usualRequestSeconds],
    ] as const) {
      expect(seconds(ofNginx(path, 'proxy_read_timeout')), path).toBeGreaterThan(least);
      expect(seconds(caddyWait), path).toBeGreaterThan(least);
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
    for (const name of ['trusted_proxies', 'header_up']) expect(settings(caddy, name)).toEqual([]);
  });

  it('lead to the port of the site alone, never to the operator’s', () => {
    const { PORT } = readEnvironment({});
    const ports = [...upstreams.flatMap((one) => settings(one, 'server'))];
    ports.push(...settings(caddy, 'reverse_proxy'));
    expect(ports).toHaveLength(4);
    for (const one of ports) expect(/:(\d+)(?!\S)/.exec(one)?.[1]).toBe(String(PORT));
    for (const path of [photograph, ...others]) {
      expect(ofNginx(path, 'proxy_pass')).toBe('http://site');
      // A location that says one of them for itself has none of the server's.
      expect(ofNginx(path, 'proxy_set_header')).toBeDefined();
    }
  });
});
