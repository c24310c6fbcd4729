import { createServer, type RequestListener, type Server } from 'node:http';
import type { Pages } from './pages.ts';

/** Everything below these addresses is the application's. */
const applicationPaths = ['/api', '/healthz', '/readyz'];

const seconds = 1000;

/** Slow senders are cut off; idle connections live a little longer than a proxy keeps them. */
const limits = {
  headersTimeout: 15 * seconds,
  requestTimeout: 60 * seconds,
  keepAliveTimeout: 65 * seconds,
  connectionsCheckingInterval: 5 * seconds,
};
/** A reader that takes nothing for this long is gone. */
const silenceTimeout = 120 * seconds;

const none: ReadonlySet<string> = new Set();

/** Whether a request is for the application rather than for a built page or file. */
export function belongsToApplication(url: string, pagesOfApplication = none): boolean {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (pagesOfApplication.has(path)) return true;
  return applicationPaths.some((own) => path === own || path.startsWith(`${own}/`));
}

/**
 * Makes the `serverFactory` for Fastify: requests for pages and files are answered before its
 * router, which takes longer to find a route than the whole answer takes.
 * @param pagesOfApplication - addresses of pages that the application itself renders
 */
export function createPageServer(
  pages: Pages,
  pagesOfApplication: Iterable<string> = [],
): (application: RequestListener) => Server {
  const own = new Set(pagesOfApplication);
  return (application) => {
    const server = createServer(limits, (request, response) => {
      if (belongsToApplication(request.url ?? '/', own)) {
        application(request, response);
        return;
      }
      // A server that is shutting down lets its connections go after the answer.
      if (!server.listening) response.shouldKeepAlive = false;
      pages.answer(request, response);
    });
    server.setTimeout(silenceTimeout);
    return server;
  };
}
