import type { FastifyInstance } from 'fastify';
import type { Pages } from '../pages/pages.ts';
import type { Door } from './door.ts';

/** `/desk`, its files, and what goes on behind it: one page. As long as there is no desk, an unknown address. */
export function deskPage(app: FastifyInstance, pages: Pages, door: Door): void {
  for (const url of ['/desk', '/desk/*']) {
    app.get(url, async (request, reply) => {
      const isOpen = await door.isOpenTo(request.raw);
      reply.hijack();
      if (isOpen) {
        for (const path of [request.url, '/desk']) {
          if (pages.answerGuarded(path, request.raw, reply.raw)) return;
        }
      }
      pages.answer(request.raw, reply.raw);
    });
  }
}
