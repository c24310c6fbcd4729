import type { FastifyInstance } from 'fastify';
import type { DeedPosition, ListedDeed } from '../ledger/desk/log.ts';
import { listUsers } from '../ledger/desk/users.ts';
import { type Log, logAsked } from './contract/log.ts';
import type { DeskParts } from './desk.ts';
import { faultsOf } from './faults.ts';

/** `/log`: who did what. */
export function logRoutes(app: FastifyInstance, { database, reader }: DeskParts): void {
  app.get('/log', async (request, reply): Promise<Log> => {
    const read = logAsked.safeParse(request.query);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { author, reference, limit, after } = read.data;
    const position = after === undefined ? undefined : readPosition(after);
    if (after !== undefined && !position) {
      return reply.code(422).send({ message: 'after: not the "next" of a page.' });
    }
    const rows = await reader.ask('log', { author, reference, after: position, most: limit });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const users = await database.use(listUsers);
    return {
      items: rows
        .slice(0, limit)
        .map(({ done_at, ...row }) => ({ ...row, at: new Date(done_at).toISOString() })),
      next: last ? writePosition(last) : null,
      colleagues: users.map(({ email, name }) => ({ email, name })),
    };
  });
}

/** Where a page ended, as text for an address. */
const writePosition = ({ done_at, id }: ListedDeed): string => `${done_at}.${id}`;

function readPosition(text: string): DeedPosition | undefined {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return time === undefined || id === undefined ? undefined : { time: Number(time), id };
}
