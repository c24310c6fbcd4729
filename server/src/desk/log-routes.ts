import { type Log, logAsked } from '@nokshi/contract/log.ts';
import type { FastifyInstance } from 'fastify';
import type { ListedLogEntry, LogPosition } from '../ledger/desk/log.ts';
import type { DeskDependencies } from './dependencies.ts';
import { NotAsAsked, readAs } from './read-as.ts';

/** `/log`: who did what. */
export function logRoutes(
  app: FastifyInstance,
  { reader }: Pick<DeskDependencies, 'reader'>,
): void {
  app.get('/log', async (request): Promise<Log> => {
    const { author, reference, limit, after } = readAs(logAsked, request.query);
    const position = after === undefined ? undefined : readPosition(after);
    const rows = await reader.ask('log', { author, reference, after: position, most: limit });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows
        .slice(0, limit)
        .map(({ done_at, ...row }) => ({ ...row, at: new Date(done_at).toISOString() })),
      next: last ? writePosition(last) : null,
    };
  });
}

/** Where a page ended, as text for an address. */
const writePosition = ({ done_at, id }: ListedLogEntry): string => `${done_at}.${id}`;

/** @throws NotAsAsked for what is none of `writePosition` */
function readPosition(text: string): LogPosition {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (time === undefined || id === undefined) {
    throw new NotAsAsked('after: not the "next" of a page.');
  }
  return { time: Number(time), id };
}
