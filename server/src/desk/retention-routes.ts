import { agreedDays, type Retention } from '@nokshi/contract/retention.ts';
import type { Action } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { day } from '../durations.ts';
import { type Author, writeLogEntry } from '../ledger/desk/log.ts';
import { iso } from '../ledger/iso.ts';
import {
  agreeToDays,
  countGoing,
  readRetention,
  takeBackDays,
  takeBackMilliseconds,
} from '../ledger/retention.ts';
import type { Schema } from '../ledger/schema.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf } from './guard.ts';
import { readAs } from './read-as.ts';

/** `/retention`, for owners: fewer days than before delete nothing until one of them agrees. */
export function retentionRoutes(
  app: FastifyInstance,
  { timed, sentences }: Pick<DeskDependencies, 'timed' | 'sentences'>,
): void {
  const tell = (ledger: Kysely<Schema>, time: number) =>
    describe(ledger, sentences.enquiriesKeptDays, time);

  app.get('/retention', () => timed.use(tell));

  app.post('/retention', async (request, reply) => {
    const { days } = readAs(agreedDays, request.body);
    const author = authorOf(request);
    return timed.inTransaction(async (transaction, time) => {
      const { shortening } = await tell(transaction, time);
      if (shortening?.days !== days) {
        return reply.code(409).send({ message: 'The content says other days by now.' });
      }
      // Whoever agrees once more gains no time, and takes nobody's.
      if (shortening.agreedBy === null) {
        await agreeToDays(transaction, { days, at: time, by: author.name });
        await writeLogEntry(transaction, deed(author, 'agreed-to-days', days), time);
      }
      return tell(transaction, time);
    });
  });

  app.delete('/retention', async (request) => {
    const author = authorOf(request);
    return timed.inTransaction(async (transaction, time) => {
      const { shortening } = await tell(transaction, time);
      if (shortening && shortening.agreedBy !== null) {
        await takeBackDays(transaction);
        await writeLogEntry(transaction, deed(author, 'took-back-days', shortening.days), time);
      }
      return tell(transaction, time);
    });
  });
}

const deed = (author: Author, action: Action, days: number) =>
  ({ author, action, detail: String(days), reference: null }) as const;

async function describe(ledger: Kysely<Schema>, days: number, time: number): Promise<Retention> {
  const standing = await readRetention(ledger);
  const keptDays = Math.max(standing?.keptDays ?? days, days);
  if (keptDays === days) return { keptDays, shortening: null };
  const agreed = standing?.agreed?.days === days ? standing.agreed : null;
  const deletedAt = (agreed?.at ?? time) + takeBackMilliseconds;
  const { enquiries, first, last } = await countGoing(ledger, deletedAt - days * day);
  return {
    keptDays,
    shortening: {
      ...{ days, enquiries },
      first: iso(first),
      last: iso(last),
      deletedAt: new Date(deletedAt).toISOString(),
      agreedBy: agreed?.by ?? null,
    },
  };
}
