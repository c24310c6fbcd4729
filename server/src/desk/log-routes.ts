import { type Log, logAsked } from '@nokshi/contract/log.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import type { ListedLogEntry, LogPosition } from '../ledger/desk/log.ts';
import type { DeskDependencies } from './dependencies.ts';
import { userOf } from './guard.ts';
import { deedsOf } from './query-parameters.ts';
import { NotAsAsked, readAs } from './read-as.ts';

/** `/log`: who did what. Owners read all of it; others what they did, and what was done about one enquiry. */
export function logRoutes(
  app: FastifyInstance,
  { reader, sentences }: Pick<DeskDependencies, 'reader' | 'sentences'>,
): void {
  app.get('/log', async (request): Promise<Log> => {
    const { reference, limit, after, ...asked } = readAs(logAsked, request.query);
    const { email, role } = userOf(request);
    const isOwner = may(role, 'ownership');
    const deeds = deedsOf(asked, sentences.timeZone);
    const isOfEnquiry = reference !== undefined && may(role, 'enquiries');
    const isNarrowed = !isOwner && !isOfEnquiry;
    const query = isNarrowed ? { ...deeds, user: undefined, account: email } : deeds;
    const position = after === undefined ? undefined : readPosition(after);
    const rows = await reader.ask('log', { ...query, reference, after: position, most: limit });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map(({ done_at, author_email, network, ...row }) => ({
        ...row,
        at: new Date(done_at).toISOString(),
        email: author_email,
        network: isOwner || author_email === email ? network : null,
      })),
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
