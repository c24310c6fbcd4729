import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createLimitedServer, usualRequestSeconds } from '../limited-server.ts';
import type { Log } from '../log.ts';

/** What a monitoring system reads. */
export type Exposition = { contentType: string; text: () => Promise<string> };

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  { contentType, text }: Exposition,
): Promise<void> {
  if (url.split('?', 1)[0] !== '/metrics') response.writeHead(404).end();
  else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
  } else {
    const body = await text();
    response
      .writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
      .end(method === 'HEAD' ? undefined : body);
  }
}

/**
 * A server of its own for `/metrics`, so that no setting of a proxy can open it to visitors.
 * @throws why it can't listen there
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  exposition: Exposition,
  log: Log,
): Promise<Server> {
  const server = createLimitedServer(usualRequestSeconds, (request, response) => {
    answer(request, response, exposition).catch((failure: unknown) => {
      log.error({ event: 'metrics.failed', err: failure });
      response.writeHead(500).end();
    });
  });
  await once(server.listen(port, host), 'listening');
  const listening = server.address();
  if (typeof listening === 'object')
    log.info({ event: 'metrics.listening', port: listening?.port });
  return server;
}
