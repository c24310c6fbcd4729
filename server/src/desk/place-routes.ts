import type { FastifyInstance } from 'fastify';
import type { DeskParts } from './parts.ts';

/** `/places`: what the inbox can be narrowed to. */
export function placeRoutes(app: FastifyInstance, { reader }: Pick<DeskParts, 'reader'>): void {
  app.get('/places', () => reader.ask('places', undefined));
}
