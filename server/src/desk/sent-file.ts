import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Action, may } from '@nokshi/contract/vocabulary.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { authorOf, signedIn, userOf } from './guard.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** How rows are written into a file. */
type Format<Row> = {
  type: string;
  /** @param isBegin whether nothing was written before */
  page: (rows: readonly Row[], isBegin: boolean) => string;
  end: (isBegin: boolean) => string;
};

/** A file that an owner takes along. */
type SentFile<Row> = {
  name: string;
  format: Format<Row>;
  pages: AsyncIterator<readonly Row[]>;
  /** What the log says: it began, and so many rows were taken. */
  began: Action;
  ended: Action;
};

/** Rows that are written together, and others are answered in between: each may be very long. */
const mostWritten = 5;

/**
 * Refuses what no page of the desk asks: an export is heavy, and logged in the name
 * of whoever is signed in, so no link on another site may begin it.
 */
export async function demandExporter(request: FastifyRequest, reply: FastifyReply) {
  const site = String(request.headers['sec-fetch-site']);
  if (!['same-origin', 'none'].includes(site)) {
    return reply.code(403).send({ message: 'Not from this page.' });
  }
}

/**
 * Sends files while they are written, to each user one at a time.
 * @returns answers with a file, once it is known that it can be begun
 */
export function fileSender(timed: TimedLedger) {
  /**
   * Addresses of users whose file is on its way from this server. That none takes two at once spares a
   * server, and keeps nobody from anything: several servers may each send one, no faster than two
   * connections of each read. A lock that all share would take a connection for as long as a download.
   */
  const busy = new Set<string>();

  return async <Row>(
    request: FastifyRequest,
    reply: FastifyReply,
    fileOf: (time: number) => SentFile<Row>,
  ) => {
    const { email } = userOf(request);
    if (busy.has(email)) {
      return reply.code(429).send({ message: 'Another export of yours is on its way.' });
    }
    busy.add(email);
    const author = authorOf(request);
    const note = (action: Action, detail: string | null) =>
      timed.use((ledger, at) =>
        writeLogEntry(ledger, { author, action, detail, reference: null }, at),
      );
    try {
      const { name, format, pages, began, ended } = fileOf(await timed.time());
      // What can't be begun is refused, not broken off.
      const first = await pages.next();
      await note(began, null);
      const written = { rows: 0 };
      const allowed = whileAllowed(request, timed, pages);
      const file = Readable.from(write(format, first.value ?? [], allowed, written));
      // In TCP's own words: to a proxy that speaks HTTP/1.0, a file that merely ends is complete.
      file.once('error', () => request.raw.socket.resetAndDestroy());
      file.once('close', () => {
        busy.delete(email);
        note(ended, String(written.rows)).catch((failure) =>
          request.log.error({ event: 'desk.failed', err: failure }),
        );
      });
      return reply
        .type(format.type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    } catch (failure) {
      busy.delete(email);
      throw failure;
    }
  };
}

/** The further pages. A download may take hours, and whoever takes it may lose the right to it meanwhile. */
async function* whileAllowed<Row>(
  request: FastifyRequest,
  timed: TimedLedger,
  pages: AsyncIterator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (;;) {
    const user = await signedIn(request, timed, false);
    if (!user || !may(user.role, 'ownership')) {
      throw new Error('Who takes this export is no owner any more, or not signed in.');
    }
    const page = await pages.next();
    if (page.done) return;
    yield page.value;
  }
}

/** Writes pages as they are read, no sooner than they are taken; counts what was taken. */
async function* write<Row>(
  { page, end }: Format<Row>,
  first: readonly Row[],
  others: AsyncIterable<readonly Row[]>,
  written: { rows: number },
): AsyncGenerator<string> {
  let isBegin = true;
  async function* inPieces(rows: readonly Row[]): AsyncGenerator<string> {
    // Of none, too: the names of the columns are written.
    for (let start = 0; start === 0 || start < rows.length; start += mostWritten) {
      const some = rows.slice(start, start + mostWritten);
      const piece = page(some, isBegin);
      isBegin = isBegin && some.length === 0;
      written.rows += some.length;
      yield piece;
      await othersFirst();
    }
  }
  yield* inPieces(first);
  for await (const rows of others) yield* inPieces(rows);
  yield end(isBegin);
}
