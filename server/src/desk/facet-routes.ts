import type { FastifyInstance } from 'fastify';
import type { DeskDependencies } from './dependencies.ts';

/** `/places`: the pages and campaigns that the inbox can be filtered by. */
export function facetRoutes(
  app: FastifyInstance,
  { reader }: Pick<DeskDependencies, 'reader'>,
): void {
  app.get('/places', () => reader.ask('places', undefined));
}
