import { setTimeout as pause } from 'node:timers/promises';
import { type BulkChanged, bulk, mostTogether } from '@nokshi/contract/bulk.ts';
import { type AskedView, askedView } from '@nokshi/contract/enquiries.ts';
import type { FastifyInstance } from 'fastify';
import { changeEnquiries, type Marked } from '../ledger/desk/bulk.ts';
import type { Filter } from '../ledger/enquiries/filter.ts';
import type { Position } from '../ledger/enquiries/list.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf, userOf } from './guard.ts';
import { refuseChange } from './named-enquiry.ts';
import { filterOf, firstOf, readPosition, timeGiven, writePosition } from './query-parameters.ts';
import { readAs } from './read-as.ts';

/** Changed in one transaction. On SQLite nobody else writes during one, nor does anything else go on. */
const atOnce = 100;

/** Between two transactions, for those who came meanwhile. */
const pauseMilliseconds = 5;

/** `/enquiries/count` and `/enquiries/bulk`: to change many at once. */
export function bulkRoutes(
  app: FastifyInstance,
  { timed, reader, sentences }: Pick<DeskDependencies, 'timed' | 'reader' | 'sentences'>,
) {
  /** The view as it stood at a time: what came in from then on isn't in it. */
  const standingAt = (view: AskedView, email: string, time: number): Filter => {
    const filter = filterOf(view, email, time, sentences.timeZone);
    return { ...filter, until: Math.min(filter.until ?? time, time) };
  };

  app.get('/enquiries/count', async (request) => {
    const view = readAs(askedView, request.query);
    const time = await timed.time();
    const filter = standingAt(view, userOf(request).email, time);
    const number = filter.search
      ? await countFound(reader, filter)
      : await reader.ask('workCount', filter);
    return { number, at: new Date(time).toISOString() };
  });

  app.post('/enquiries/bulk', async (request, reply) => {
    const asked = readAs(bulk, request.body);
    const user = userOf(request);
    let marked: readonly Marked[];
    let next: Position | undefined;
    let since: number | undefined;
    if ('references' in asked) {
      marked = eachOnce(asked.references);
    } else {
      const after = readPosition(asked.after);
      since = Date.parse(asked.at);
      const filter = standingAt(asked.view, user.email, since);
      const listing = { filter, after, most: mostTogether, first: firstOf(asked.view) };
      const page = await reader.ask('work', listing);
      marked = page.items;
      next = page.next;
    }
    const { stage, assignee, snoozedUntil } = asked.change;
    const change = { stage, assignee, snoozedUntil: timeGiven(snoozedUntil) };
    const stale: string[] = [];
    for (let start = 0; start < marked.length; start += atOnce) {
      if (start > 0) await pause(pauseMilliseconds);
      const batch = marked.slice(start, start + atOnce);
      const done = await timed.inTransaction((transaction, time) =>
        changeEnquiries(transaction, batch, since, change, authorOf(request), time),
      );
      if (done.outcome !== 'changed') return refuseChange(reply, done.outcome);
      for (const { reference } of batch) {
        if (!done.references.has(reference)) stale.push(reference);
      }
    }
    return {
      changed: marked.length - stale.length,
      stale,
      next: writePosition(next),
    } satisfies BulkChanged;
  });
}

/** One reference may be named twice. */
const eachOnce = (marked: readonly Marked[]): Marked[] => [
  ...new Map(marked.map((one) => [one.reference, one])).values(),
];

/** Page by page, so that whoever asks meanwhile is answered in between. */
async function countFound(reader: Reader, filter: Filter): Promise<number> {
  let number = 0;
  let after: Position | undefined;
  do {
    const page = await reader.ask('work', { filter, after, most: 1000, first: 'newest' });
    number += page.items.length;
    after = page.next;
  } while (after);
  return number;
}
