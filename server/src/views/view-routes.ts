import type { FastifyInstance } from 'fastify';
import type { BuiltPages } from '../pages/built-pages.ts';
import { isAtHost } from '../requests/same-host.ts';
import { isReader } from './is-reader.ts';
import type { ViewCounter } from './view-counter.ts';

/** `POST /api/views`: a page that was fetched ahead says that it is shown, by the address that leads here. */
export function viewRoutes(app: FastifyInstance, pages: BuiltPages, counter: ViewCounter): void {
  app.post('/api/views', ({ headers, host }, reply) => {
    const { referer = '', 'sec-fetch-dest': _beacon, ...others } = headers;
    const path = isAtHost(referer, host) ? URL.parse(referer)?.pathname : undefined;
    if (path && isReader(others) && pages.html(path)) counter.shown(path);
    return reply.code(204).send();
  });
}
