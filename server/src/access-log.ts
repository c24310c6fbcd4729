import type { Server } from 'node:http';
import type { Log } from './log.ts';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Logs a line for each request of a server once it is over, for pages and forms alike: method, path,
 * status (null when the visitor left before the answer began), milliseconds, and the bytes sent, head
 * included. No address and no query: both can be about a person.
 */
export function logAccess(server: Server, log: () => Log): void {
  // First of the listeners: the answer belongs to the time that is measured.
  server.prependListener('request', (request, response) => {
    const start = performance.now();
    const { method, socket } = request;
    // Now, since the application may rewrite it.
    const path = pathOf(request.url ?? '');
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      log().info({
        event: 'request',
        method,
        path,
        status: response.headersSent ? response.statusCode : null,
        milliseconds: Math.round(performance.now() - start),
        bytes: socket.bytesWritten - sentBefore,
      });
    });
  });
}
