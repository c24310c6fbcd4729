import type { OutgoingHttpHeaders } from 'node:http';
import { whereabouts } from '@nokshi/contract/live.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notePresence } from '../../ledger/desk/presence.ts';
import { digestOfOwn } from '../cookies.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { demandRight, userOf } from '../guard.ts';
import { missing } from '../named-enquiry.ts';
import { readAs } from '../read-as.ts';
import { isStreamOf } from './stream-name.ts';

/** A page that finds no place asks again so much later, in seconds. */
const retrySeconds = 30;

const sessionOf = (request: FastifyRequest): string => digestOfOwn('session', request);

/** `/events`, `/presence` and `/unread`: what pages show without being asked to. */
export function liveRoutes(
  app: FastifyInstance,
  { live, timed, reader }: Pick<DeskDependencies, 'live' | 'timed' | 'reader'>,
): void {
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
    await live.follow(userOf(request), sessionOf(request), reply.raw);
  });

  app.get('/presence', async (request) => {
    const people = await reader.ask('present', await timed.time());
    const { role } = userOf(request);
    return {
      people: people.filter((one) => may(role, 'reference' in one ? 'enquiries' : 'content')),
    };
  });

  app.get('/unread', async () => reader.ask('unread', await timed.time()));

  app.put('/presence', async (request, reply) => {
    const { stream, writing, ...open } = readAs(whereabouts, request.body);
    const { email } = userOf(request);
    const { reference, entry } = { reference: null, entry: null, ...open };
    if (entry !== null) await demandRight('content')(request, reply);
    if (reference !== null) await demandRight('enquiries')(request, reply);
    if (reply.sent) return reply;
    if (!isStreamOf(stream, sessionOf(request))) {
      return reply.code(404).send({ message: 'There is no such page.' });
    }
    const isNoted = await timed.use((ledger, seen_at) =>
      notePresence(ledger, {
        ...{ stream, email, reference, entry, writing: writing ? 1 : 0, seen_at },
      }),
    );
    if (!isNoted) return reply.code(404).send(missing);
    live.tell({ presence: true });
    return reply.code(204).send();
  });
}
