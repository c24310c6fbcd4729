import type { FastifyInstance } from 'fastify';
import type { DeskDependencies } from './dependencies.ts';

/** `/facets`: the pages and campaigns that the inbox can be filtered by. */
export function facetRoutes(
  app: FastifyInstance,
  { reader }: Pick<DeskDependencies, 'reader'>,
): void {
  app.get('/facets', () => reader.ask('facets', undefined));
}
