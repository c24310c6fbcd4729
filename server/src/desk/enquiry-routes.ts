import { asked, change } from '@nokshi/contract/enquiries.ts';
import type { FastifyInstance } from 'fastify';
import { changeEnquiry, markRead } from '../ledger/desk/work.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf, userOf } from './guard.ts';
import {
  demandReference,
  missing,
  type Named,
  refuseChange,
  refuseStale,
} from './named-enquiry.ts';
import { filterOf, firstOf, readPosition, timeGiven, writePosition } from './query-parameters.ts';
import { readAs } from './read-as.ts';

/** `/enquiries`: to list, to read and to change them. */
export function enquiryRoutes(
  app: FastifyInstance,
  { timed, reader, live, sentences }: DeskDependencies,
): void {
  app.get('/enquiries', async (request) => {
    const { after, limit, ...view } = readAs(asked, request.query);
    const position = readPosition(after);
    const time = await timed.time();
    const filter = filterOf(view, userOf(request).email, time, sentences.timeZone);
    const listing = { filter, after: position, most: limit, first: firstOf(view) };
    const page = await reader.ask('work', listing);
    return { ...page, next: writePosition(page.next) };
  });

  app.get<Named>('/enquiries/:reference', named, async (request, reply) => {
    const { reference } = request.params;
    const isFirst = await timed.use((ledger, time) => markRead(ledger, reference, time));
    if (isFirst) live.tell({ references: [reference] });
    const enquiry = await reader.ask('workOn', reference);
    return enquiry ?? reply.code(404).send(missing);
  });

  app.patch<Named>('/enquiries/:reference', named, async (request, reply) => {
    const { reference } = request.params;
    const { version, snoozedUntil, stage, assignee, note } = readAs(change, request.body);
    const wanted = { stage, assignee, note, snoozedUntil: timeGiven(snoozedUntil) };
    const changed = await timed.inTransaction((transaction, time) =>
      changeEnquiry(transaction, reference, version, wanted, authorOf(request), time),
    );
    switch (changed.outcome) {
      case 'changed':
        return { version: changed.version };
      case 'missing':
        return reply.code(404).send(missing);
      case 'stale':
        return refuseStale(reply, reader, { reference, version });
      default:
        return refuseChange(reply, changed.outcome);
    }
  });
}

const named = { preHandler: demandReference };
