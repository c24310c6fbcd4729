import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself, or has the site answer it (`pass`), also for another path than that asked for. */
export type Answering = (
  asked: IncomingMessage,
  answer: ServerResponse,
  pass: (path?: string) => void,
) => void;

/**
 * A server in front of the site, for what a journey cannot see or do in its browser.
 * @param baseURL the site’s
 */
export async function serveFront(
  baseURL: string | undefined,
  answering: Answering,
): Promise<{ address: string; close: () => void }> {
  const site = new URL(baseURL ?? '');
  const server = createServer((asked, answer) =>
    answering(asked, answer, (path = asked.url) => {
      const { method, headers } = asked;
      const there = { hostname: site.hostname, port: site.port, path, method, headers };
      const passed = request(there, (real) => {
        answer.writeHead(real.statusCode ?? 500, real.rawHeaders);
        real.pipe(answer);
      });
      asked.pipe(passed.on('error', () => answer.destroy()));
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
