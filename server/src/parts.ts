import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** A part of the server that begins and ends with it. */
export type Part = {
  /** Before anybody is answered. */
  start?(): void | Promise<void>;
  /** At the signal to stop, before any request is waited for: begins nothing any more, and is done with what it began. */
  stop?(): void | Promise<void>;
  /** After the last request, and when all have stopped. */
  close?(): void | Promise<void>;
};

/**
 * How long, once the server stops, a request may take to arrive, an answer to be read and a mail to be
 * sent: with the rest of the work, less than three seconds.
 */
export const stoppingMilliseconds = 1500;

/** Has parts begin one after the other, stop at once, and close in the opposite order. */
export function runWith(
  app: FastifyInstance,
  connections: Connections,
  parts: readonly Part[],
): void {
  app.addHook('onReady', async () => {
    for (const part of parts) await part.start?.();
  });
  let stopping: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    stopping = Promise.all([
      ...parts.map((part) => part.stop?.()),
      connections.close(stoppingMilliseconds),
    ]);
  });
  app.addHook('preValidation', async ({ method, raw }) => {
    if (method === 'POST') connections.requestCame(raw.socket);
  });
  app.addHook('onSend', async (request, reply) => {
    connections.answerWent(request.raw.socket);
    // A connection kept for a next request would keep the stop waiting for it.
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    await stopping;
    for (const part of parts.toReversed()) await part.close?.();
  });
}
