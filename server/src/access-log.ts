import type { Server } from 'node:http';
import type { Log } from './log.ts';
import { onRequestEnd } from './request-end.ts';

/**
 * Logs a line for each request of a server once it is over, for pages and forms alike. No address and
 * no query: both can be about a person.
 */
export function logAccess(server: Server, log: () => Log): void {
  onRequestEnd(server, (request) => {
    log().info({ event: 'request', ...request, milliseconds: Math.round(request.milliseconds) });
  });
}
