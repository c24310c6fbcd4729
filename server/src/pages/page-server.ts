import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimitedServer, usualRequestSeconds } from '../limited-server.ts';
import type { Pages } from './pages.ts';
import { takeOffFolder } from './site-folder.ts';

/** Everything below these addresses is the application's. */
const applicationPaths = ['/api', '/desk', '/healthz', '/readyz'];

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
 * @param requestSeconds - how long a whole request may take to arrive
 */
export function createPageServer(
  pages: Pages,
  pagesOfApplication: Iterable<string> = [],
  requestSeconds = usualRequestSeconds,
): (application: RequestListener) => Server {
  const own = new Set(pagesOfApplication);
  return (application) => {
    const server = createLimitedServer(requestSeconds, (request, response) => {
      takeOffFolder(request, pages.folder);
      if (belongsToApplication(request.url ?? '/', own)) {
        application(request, response);
        return;
      }
      // A server that is shutting down lets its connections go after the answer.
      if (!server.listening) response.shouldKeepAlive = false;
      pages.answer(request, response);
    });
    return server;
  };
}

/** Set by fastify-plugin as well: the hook below is for the whole application. */
const forWholeApplication = Symbol.for('skip-override');

/**
 * Serves the built site from within Fastify, and adds the site's headers to every answer of the
 * application, and to the addresses that it sends visitors to the folder of the site. In production the page server answers most requests before they come here; both
 * call the very same function.
 */
export const sitePages = Object.assign(
  async (app: FastifyInstance, { pages }: { readonly pages: Pages }): Promise<void> => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(pages.headers());
    });
    app.addHook('onSend', async (_request, reply) => {
      const location = String(reply.getHeader('location') ?? '');
      // Answers name pages from the root of the site.
      if (/^\/(?!\/)/.test(location)) reply.header('location', pages.folder + location);
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
