import type { FastifyInstance } from 'fastify';
import { sharedTime } from '../ledger/database/clock.ts';
import { changeEnquiry, markRead } from '../ledger/desk/work.ts';
import { SearchRefused } from '../ledger/search/search.ts';
import { filterOf, readPosition, writePosition } from './asked.ts';
import { asked, change } from './contract/enquiries.ts';
import type { DeskParts } from './desk.ts';
import { demandReference, faultsOf, missing, type Named, refuseStale } from './enquiry-asked.ts';
import { userOf } from './guard.ts';
import { inTransactionOf } from './in-transaction.ts';

/** `/enquiries`: to list, to read and to change them. */
export function enquiryRoutes(
  app: FastifyInstance,
  parts: Pick<DeskParts, 'database' | 'reader' | 'live' | 'now'>,
): void {
  const { database, reader, live, now } = parts;
  const inTransaction = inTransactionOf(parts);
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

  app.get<Named>('/enquiries/:reference', named, async (request, reply) => {
    const { reference } = request.params;
    const isFirst = await database.use(async (ledger) =>
      markRead(ledger, reference, await sharedTime(ledger, now())),
    );
    if (isFirst) live.tell({ references: [reference] });
    const enquiry = await reader.ask('workOn', reference);
    return enquiry ?? reply.code(404).send(missing);
  });

  app.patch<Named>('/enquiries/:reference', named, async (request, reply) => {
    const read = change.safeParse(request.body);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { reference } = request.params;
    const { version, snoozedUntil, stage, assignee, note } = read.data;
    const until = typeof snoozedUntil === 'string' ? Date.parse(snoozedUntil) : snoozedUntil;
    const wanted = { stage, assignee, note, snoozedUntil: until };
    const { name } = userOf(request);
    const changed = await inTransaction((transaction, time) =>
      changeEnquiry(transaction, reference, version, wanted, name, time),
    );
    switch (changed.outcome) {
      case 'changed':
        return { version: changed.version };
      case 'missing':
        return reply.code(404).send(missing);
      case 'unknown-assignee':
        return reply.code(422).send({ message: 'assignee: there is no user of this address.' });
      case 'stale':
        return refuseStale(reply, reader, { reference, version });
      case 'past':
        return reply.code(422).send({ message: 'snoozedUntil: this time has passed.' });
    }
  });
}

const named = { preHandler: demandReference };
