import { savedReply } from '@nokshi/contract/replies.ts';
import type { FastifyInstance } from 'fastify';
import { addReply, changeReply, mostReplies, removeReply } from '../ledger/desk/saved-replies.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf } from './guard.ts';
import { readAs } from './read-as.ts';

type ById = { Params: { id: string } };

const noSuch = { message: 'There is no such reply. Somebody may have removed it.' };

const isId = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

/** `/replies`: what the company answers with again and again. */
export function replyRoutes(
  app: FastifyInstance,
  { timed, reader }: Pick<DeskDependencies, 'timed' | 'reader'>,
): void {
  app.get('/replies', async () => ({ replies: await reader.ask('replies', undefined) }));

  app.post('/replies', async (request, reply) => {
    const written = readAs(savedReply, request.body);
    const added = await timed.inTransaction((transaction, time) =>
      addReply(transaction, written, authorOf(request), time),
    );
    if (added) return reply.code(201).send(added);
    const message = `There are ${mostReplies} replies: please remove one first.`;
    return reply.code(422).send({ message });
  });

  app.put<ById>('/replies/:id', async (request, reply) => {
    const written = readAs(savedReply, request.body);
    const { id } = request.params;
    const changed =
      isId(id) &&
      (await timed.inTransaction((transaction, time) =>
        changeReply(transaction, id, written, authorOf(request), time),
      ));
    return changed || reply.code(404).send(noSuch);
  });

  app.delete<ById>('/replies/:id', async (request, reply) => {
    const { id } = request.params;
    const isGone =
      isId(id) &&
      (await timed.inTransaction((transaction, time) =>
        removeReply(transaction, id, authorOf(request), time),
      ));
    return isGone ? reply.code(204).send() : reply.code(404).send(noSuch);
  });
}
