import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sharedTime } from '../../ledger/database/clock.ts';
import type { Database } from '../../ledger/database/database.ts';
import { notePresence } from '../../ledger/desk/presence.ts';
import { digestOf } from '../../ledger/digest.ts';
import type { Reader } from '../../ledger/reading/reader.ts';
import { whereabouts } from '../contract/live.ts';
import { readCookie } from '../cookies.ts';
import { userOf } from '../guard.ts';
import type { Live } from './live.ts';

/** A page that finds no place asks again so much later, in seconds. */
const retrySeconds = 30;

/** `/events`, `/presence` and `/unread`: what pages show without being asked to. */
export function liveRoutes(
  app: FastifyInstance,
  {
    live,
    database,
    reader,
    now,
  }: { live: Live; database: Database; reader: Reader; now: () => number },
): void {
  const timeNow = () => database.use((ledger) => sharedTime(ledger, now()));

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    if (live.isFull) {
      return reply
        .code(503)
        .header('retry-after', String(retrySeconds))
        .send({ message: 'Too many pages are open.' });
    }
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // nginx would keep events until it has some kilobytes of them.
      'x-accel-buffering': 'no',
      // A stream that ends lets the server stop.
      connection: 'close',
    });
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    const session = digestOf(readCookie('session', request) ?? '');
    await live.follow(userOf(request).email, session, reply.raw);
  });

  app.get('/presence', async () => ({ people: await reader.ask('present', await timeNow()) }));

  app.get('/unread', async () => reader.ask('unread', await timeNow()));

  app.put('/presence', async (request, reply) => {
    const read = whereabouts.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ message: 'stream, reference and writing.' });
    const { stream, reference, writing } = read.data;
    const { email } = userOf(request);
    const isNoted = await database.use(async (ledger) =>
      notePresence(ledger, {
        stream,
        email,
        reference,
        writing: writing ? 1 : 0,
        seen_at: await sharedTime(ledger, now()),
      }),
    );
    if (!isNoted) return reply.code(404).send({ message: 'There is no such enquiry.' });
    live.tell({ presence: true });
    return reply.code(204).send();
  });
}
