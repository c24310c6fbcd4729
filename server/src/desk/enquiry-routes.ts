import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import { changeEnquiry, markRead } from '../ledger/desk/work.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import { SearchRefused } from '../ledger/search/search.ts';
import { filterOf, readPosition, writePosition } from './asked.ts';
import { asked, change } from './contract/enquiries.ts';
import { userOf } from './guard.ts';
import type { Live } from './live/live.ts';

type Named = { Params: { reference: string } };

/** What is wrong with what was sent, in words: each with the name of what it stands at. */
const faultsOf = (error: z.ZodError) => ({
  message: error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join(' '),
});

/** `/enquiries`: to list, to read and to change them. */
export function enquiryRoutes(
  app: FastifyInstance,
  {
    database,
    reader,
    live,
    now,
  }: { database: Database; reader: Reader; live: Live; now: () => number },
): void {
  const timeNow = () => database.use((ledger) => sharedTime(ledger, now()));

  app.get('/enquiries', async (request, reply) => {
    const read = asked.safeParse(request.query);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { after, limit, stage } = read.data;
    const position = after === undefined ? undefined : readPosition(after);
    if (after !== undefined && !position) {
      return reply.code(422).send({ message: 'after: not the "next" of a page.' });
    }
    try {
      const filter = filterOf(read.data, userOf(request).email, await timeNow());
      // Who waits longest comes first; what is done is looked for from its end.
      const first = stage === 'new' || stage === 'snoozed' ? 'oldest' : 'newest';
      const page = await reader.ask('work', { filter, after: position, most: limit, first });
      return { ...page, next: writePosition(page.next) };
    } catch (failure) {
      if (!(failure instanceof SearchRefused)) throw failure;
      return reply.code(422).send({ message: failure.message });
    }
  });

  app.get<Named>('/enquiries/:reference', async (request, reply) => {
    const { reference } = request.params;
    const isFirst = await database.use(async (ledger) =>
      markRead(ledger, reference, await sharedTime(ledger, now())),
    );
    if (isFirst) live.tell({ references: [reference] });
    const enquiry = await reader.ask('workOn', reference);
    return enquiry ?? reply.code(404).send(missing);
  });

  app.patch<Named>('/enquiries/:reference', async (request, reply) => {
    const read = change.safeParse(request.body);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { reference } = request.params;
    const { version, snoozedUntil, stage, assignee, note } = read.data;
    const changed = await database.use((ledger) =>
      ledger.transaction().execute(async (transaction) =>
        changeEnquiry(
          transaction,
          reference,
          version,
          {
            stage,
            assignee,
            note,
            snoozedUntil:
              typeof snoozedUntil === 'string' ? Date.parse(snoozedUntil) : snoozedUntil,
          },
          userOf(request).name,
          await sharedTime(transaction, now()),
        ),
      ),
    );
    switch (changed.outcome) {
      case 'changed':
        return { version: changed.version };
      case 'missing':
        return reply.code(404).send(missing);
      case 'unknown-assignee':
        return reply.code(422).send({ message: 'assignee: there is no user of this address.' });
      case 'stale':
        return reply.code(409).send(await reader.ask('workOn', reference));
    }
  });
}

const missing = { message: 'There is no such enquiry.' };
