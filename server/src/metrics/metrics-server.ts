import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createLimitedServer, usualRequestSeconds } from '../limited-server.ts';
import type { Log } from '../log.ts';

/** The metrics server's answers, by path. */
export type OperatorPages = Readonly<
  Record<string, () => Promise<{ status: number; contentType: string; body: string }>>
>;

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  pages: OperatorPages,
): Promise<void> {
  const [path = ''] = url.split('?', 1);
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!page) response.writeHead(404).end();
  else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
  } else {
    const { status, contentType, body } = await page();
    response
      .writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' })
      .end(method === 'HEAD' ? undefined : body);
  }
}

/**
 * A server of its own for the operator, so that no setting of a proxy can open it to visitors.
 * @throws why it can't listen there
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  pages: OperatorPages,
  log: Log,
): Promise<Server> {
  const server = createLimitedServer(usualRequestSeconds, (request, response) => {
    answer(request, response, pages).catch((failure: unknown) => {
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
