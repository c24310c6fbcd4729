/**
 * One server to be measured, in a process of its own; prints its port once it listens.
 * Usage: node scripts/bench/server.ts pages|bare|sirv <folder of the built site>
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { createPageServer } from '../../server/src/pages/page-server.ts';
import { loadPages } from '../../server/src/pages/pages.ts';

const [kind = 'pages', folder = 'site/dist'] = process.argv.slice(2);

const servers: Record<string, () => Server | Promise<Server>> = {
  pages: () =>
    createPageServer(loadPages(folder, () => console))((_request, response) => response.end()),
  bare: createBareServer,
  sirv: createSirvServer,
};

/** The ceiling: the same bytes and headers for whatever is asked, without a look at the request. */
function createBareServer(): Server {
  const body = brotliCompressSync(readFileSync(join(folder, 'index.html')));
  const headers = {
    ...loadPages(folder, () => console).headers('/'),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(body.length),
    ETag: '"0123456789abcdef012345"',
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
  };
  const rawHeaders = Object.entries(headers).flat();
  return createServer((_request, response) => {
    response.writeHead(200, rawHeaders);
    response.end(body);
  });
}

function createSirvServer(): Server {
  return createServer(sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] }));
}

const server = await servers[kind]?.();
if (!server) throw new Error(`Unknown server: ${kind}`);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
