import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
function belongsToApplication(url: string, pagesOfApplication = none): boolean {
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

/** Set by fastify-plugin as well: the hook below is for the whole application. */
const forWholeApplication = Symbol.for('skip-override');

/**
 * Serves the built site from within Fastify, and adds the site's headers to every answer of the
 * application. In production the page server answers most requests before they come here; both
 * call the very same function.
 */
export const sitePages = Object.assign(
  async (app: FastifyInstance, { pages }: { readonly pages: Pages }): Promise<void> => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(pages.headers());
    });
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => answerPage(request, reply, pages),
    });
  },
  { [forWholeApplication]: true },
);

function answerPage(request: FastifyRequest, reply: FastifyReply, pages: Pages): void {
  if (belongsToApplication(request.raw.url ?? '/')) {
    reply.callNotFound();
    return;
  }
  reply.hijack();
  pages.answer(request.raw, reply.raw);
}
