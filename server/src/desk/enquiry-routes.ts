import type { FastifyInstance } from 'fastify';
import { sharedTime } from '../ledger/database/clock.ts';
import { changeEnquiry, markRead } from '../ledger/desk/work.ts';
import { SearchRefused } from '../ledger/search/search.ts';
import { filterOf, firstOf, readPosition, timeGiven, writePosition } from './asked.ts';
import { asked, change } from './contract/enquiries.ts';
import type { DeskParts } from './desk.ts';
import { demandReference, missing, type Named, refuseStale } from './enquiry-asked.ts';
import { faultsOf } from './faults.ts';
import { userOf } from './guard.ts';
import { inTransactionOf } from './in-transaction.ts';

/** `/enquiries`: to list, to read and to change them. */
export function enquiryRoutes(
  app: FastifyInstance,
  parts: Pick<DeskParts, 'database' | 'reader' | 'live' | 'now' | 'sentences'>,
): void {
  const { database, reader, live, now, sentences } = parts;
  const inTransaction = inTransactionOf(parts);
  const timeNow = () => database.use((ledger) => sharedTime(ledger, now()));

  app.get('/enquiries', async (request, reply) => {
    const read = asked.safeParse(request.query);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { after, limit } = read.data;
    const position = after === undefined ? undefined : readPosition(after);
    if (after !== undefined && !position) {
      return reply.code(422).send({ message: 'after: not the "next" of a page.' });
    }
    try {
      const filter = filterOf(
        read.data,
        userOf(request).email,
        await timeNow(),
        sentences.timeZone,
      );
      const listing = { filter, after: position, most: limit, first: firstOf(read.data) };
      const page = await reader.ask('work', listing);
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
    const wanted = { stage, assignee, note, snoozedUntil: timeGiven(snoozedUntil) };
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
