import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

const second = 1000;

/** A reader that takes nothing for this long is gone. */
const silenceTimeout = 120 * second;

/** How long a whole request may take to arrive, in seconds, where nobody says otherwise. */
export const usualRequestSeconds = 30;

/** Requests of a connection that may wait for an earlier answer; browsers and proxies send none ahead. */
const mostAhead = 32;

/**
 * Breaks off who sends requests by the hundred before the first is answered: one piece from the network
 * holds thousands, all of which Node.js hands over before it turns to anybody else.
 */
function oneAfterAnother(answer: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Not yet given the connection: an earlier answer has it.
    if (response.socket === null) {
      if (socket.destroyed) return;
      const waiting = (ahead.get(socket) ?? 0) + 1;
      if (waiting > mostAhead) {
        socket.destroy();
        return;
      }
      ahead.set(socket, waiting);
      response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    }
    answer(request, response);
  };
}

/** The most that an upload takes which goes on: at 7 kB a second a photograph of 25 MB has arrived by then. */
const longestUpload = 3600 * second;

/** Has the rest of a body that arrives have as long as the whole of it had. */
const moreTime = new WeakMap<IncomingMessage, () => void>();

/** Told with each piece of an upload, lets it take its time as long as it goes on. */
export const giveMoreTime = (request: IncomingMessage): void => moreTime.get(request)?.();

/** Answers 408 when a body has not arrived in time, as Node.js does it for a whole request. */
function limitBodies(server: Server, milliseconds: number): void {
  server.prependListener('request', (request) => {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const timer = setTimeout(() => {
      const code = 'ERR_HTTP_REQUEST_TIMEOUT';
      const failure = Object.assign(new Error('Request timeout'), { code });
      if (server.emit('clientError', failure, socket)) return;
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    }, milliseconds);
    moreTime.set(request, () => timer.refresh());
    const end = () => {
      clearTimeout(timer);
      moreTime.delete(request);
    };
    for (const event of ['end', 'close'] as const) request.once(event, end);
  });
}

/**
 * The one kind of server that we listen with, whether or not the site is built: slow senders are
 * cut off with 408, who sends too many requests ahead is broken off, idle connections live a little longer than a proxy keeps them.
 * @param requestSeconds how long the body of a request may take to arrive, unless it is given more time; its head at most 15 seconds
 */
export function createLimitedServer(requestSeconds: number, answer: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: Math.min(15, requestSeconds) * second,
      requestTimeout: Math.max(longestUpload, requestSeconds * second),
      keepAliveTimeout: 65 * second,
      connectionsCheckingInterval: Math.min(5, requestSeconds / 2) * second,
    },
    oneAfterAnother(answer),
  );
  server.setTimeout(silenceTimeout);
  limitBodies(server, requestSeconds * second);
  return server;
}
