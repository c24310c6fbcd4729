import { createServer, type RequestListener, type Server } from 'node:http';

const second = 1000;

/** A reader that takes nothing for this long is gone. */
const silenceTimeout = 120 * second;

/** How long a whole request may take to arrive, in seconds, where nobody says otherwise. */
export const usualRequestSeconds = 30;

/**
 * The one kind of server that we listen with, whether or not the site is built: slow senders are
 * cut off with 408, idle connections live a little longer than a proxy keeps them.
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
    answer,
  );
  server.setTimeout(silenceTimeout);
  return server;
}
