import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { exportAsked } from '@nokshi/contract/export.ts';
import { dayIn } from '@nokshi/forms/calendar-day.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csv } from '../export/csv.ts';
import { jsonEnd, jsonPage } from '../export/json.ts';
import { type LogEntry, writeLogEntry } from '../ledger/desk/log.ts';
import { everyPage } from '../ledger/enquiries/list.ts';
import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';
import type { DeskDependencies } from './dependencies.ts';
import { signedIn, userOf } from './guard.ts';
import { filterOf } from './query-parameters.ts';
import { readAs } from './read-as.ts';

const formats = {
  csv: { type: 'text/csv; charset=utf-8', page: csv, end: () => '' },
  json: { type: 'application/json; charset=utf-8', page: jsonPage, end: jsonEnd },
};

/** Enquiries that are read together: on PostgreSQL that is done where visitors are answered. */
const mostRead = 100;

/** Enquiries that are written together, and others are answered in between: each may be very long. */
const mostWritten = 5;

/**
 * Refuses whom no export is for, and what no page of the desk asks: it is heavy, and logged in the name
 * of whoever is signed in, so no link on another site may begin it.
 */
async function demandOwner(request: FastifyRequest, reply: FastifyReply) {
  if (userOf(request).role !== 'owner') {
    return reply.code(403).send({ message: 'Only an owner exports enquiries.' });
  }
  const site = String(request.headers['sec-fetch-site']);
  if (!['same-origin', 'none'].includes(site)) {
    return reply.code(403).send({ message: 'Not from this page.' });
  }
}

/** `/export`: all enquiries of a view, as a file. */
export function exportRoutes(
  app: FastifyInstance,
  { timed, reader, sentences }: DeskDependencies,
): void {
  /**
   * Addresses of users whose file is on its way from this server. That none takes two at once spares a
   * server, and keeps nobody from anything: several servers may each send one, no faster than two
   * connections of each read. A lock that all share would take a connection for as long as a download.
   */
  const busy = new Set<string>();

  app.get('/export', { onRequest: demandOwner, exposeHeadRoute: false }, async (request, reply) => {
    const { format, ...asked } = readAs(exportAsked, request.query);
    const user = userOf(request);
    if (busy.has(user.email)) {
      return reply.code(429).send({ message: 'Another export of yours is on its way.' });
    }
    busy.add(user.email);
    try {
      const time = await timed.time();
      const { timeZone } = sentences;
      const filter = filterOf(asked, user.email, time, timeZone);
      const pages = everyPage(async (listing) => {
        // A download may take hours, and whoever takes it may lose the right to it meanwhile.
        if (listing.after && (await signedIn(request, timed, false))?.role !== 'owner') {
          throw new Error('Who takes this export is no owner any more, or not signed in.');
        }
        return reader.ask('enquiries', { ...listing, most: mostRead });
      }, filter);
      // What can't be begun is refused, not broken off.
      const first = await pages.next();
      const logEntry = { author: user.name, detail: null, reference: null };
      const note = (done: Pick<LogEntry, 'action'> & { detail?: string }) =>
        timed.use((ledger, at) => writeLogEntry(ledger, { ...logEntry, ...done }, at));
      await note({ action: 'exporting' });
      const written = { enquiries: 0 };
      const file = Readable.from(write(format, first.value ?? [], pages, written));
      // In TCP's own words: to a proxy that speaks HTTP/1.0, a file that merely ends is complete.
      file.once('error', () => request.raw.socket.resetAndDestroy());
      file.once('close', () => {
        busy.delete(user.email);
        note({ action: 'exported', detail: String(written.enquiries) }).catch((failure) =>
          request.log.error({ event: 'desk.failed', err: failure }),
        );
      });
      const name = `enquiries-${dayIn(timeZone, time)}.${format}`;
      return reply
        .type(formats[format].type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    } catch (failure) {
      busy.delete(user.email);
      throw failure;
    }
  });
}

/** Writes pages as they are read, no sooner than they are taken; counts what was taken. */
async function* write(
  format: keyof typeof formats,
  first: readonly EnquiryWithDeliveries[],
  others: AsyncIterable<readonly EnquiryWithDeliveries[]>,
  written: { enquiries: number },
): AsyncGenerator<string> {
  const { page, end } = formats[format];
  let isBegin = true;
  async function* inPieces(enquiries: readonly EnquiryWithDeliveries[]): AsyncGenerator<string> {
    // Of none, too: the names of the columns are written.
    for (let start = 0; start === 0 || start < enquiries.length; start += mostWritten) {
      const some = enquiries.slice(start, start + mostWritten);
      const piece = page(some, isBegin);
      isBegin = isBegin && some.length === 0;
      written.enquiries += some.length;
      yield piece;
      await othersFirst();
    }
  }
  yield* inPieces(first);
  for await (const enquiries of others) yield* inPieces(enquiries);
  yield end(isBegin);
}
