import type { Server } from 'node:http';

/** A request that is over, pages and forms alike. */
export type EndedRequest = {
  method: string;
  /** As it was asked for, without the query. */
  path: string;
  /** Null when the visitor left before the answer began. */
  status: number | null;
  milliseconds: number;
  /** Sent, the head included. */
  bytes: number;
};

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Reports each request of a server once it is over. */
export function onRequestEnd(server: Server, report: (request: EndedRequest) => void): void {
  // First of the listeners: the answer belongs to the time that is measured.
  server.prependListener('request', (request, response) => {
    const start = performance.now();
    const { method = '', socket } = request;
    // Now, since the application may rewrite it.
    const path = pathOf(request.url ?? '');
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      report({
        method,
        path,
        status: response.headersSent ? response.statusCode : null,
        milliseconds: performance.now() - start,
        bytes: socket.bytesWritten - sentBefore,
      });
    });
  });
}
