import { createServer, type RequestListener, type Server } from 'node:http';
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

/**
 * The one kind of server that we listen with, whether or not the site is built: slow senders are
 * cut off with 408, who sends too many requests ahead is broken off, idle connections live a little longer than a proxy keeps them.
 * @param requestSeconds how long a whole request may take to arrive; its head at most 15 seconds
 */
export function createLimitedServer(requestSeconds: number, answer: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: Math.min(15, requestSeconds) * second,
      requestTimeout: requestSeconds * second,
      keepAliveTimeout: 65 * second,
      connectionsCheckingInterval: Math.min(5, requestSeconds / 2) * second,
    },
    oneAfterAnother(answer),
  );
  server.setTimeout(silenceTimeout);
  return server;
}
