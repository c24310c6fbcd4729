import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { belongsToApplication } from './page-server.ts';
import type { Pages } from './pages.ts';

/** Set by fastify-plugin as well: the hook below is for the whole application. */
const forWholeApplication = Symbol.for('skip-override');

interface SitePagesOptions {
  readonly pages: Pages;
}

/**
 * Serves the built site from within Fastify, and adds the site's headers to every answer of the
 * application. In production the page server answers most requests before they come here; both
 * call the very same function.
 */
export const sitePages = Object.assign(
  async (app: FastifyInstance, { pages }: SitePagesOptions): Promise<void> => {
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
