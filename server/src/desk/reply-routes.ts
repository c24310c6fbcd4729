import type { FastifyInstance } from 'fastify';
import { addReply, changeReply, mostReplies, removeReply } from '../ledger/desk/saved-replies.ts';
import { savedReply } from './contract/replies.ts';
import type { DeskParts } from './desk.ts';
import { faultsOf } from './faults.ts';
import { userOf } from './guard.ts';
import { inTransactionOf } from './in-transaction.ts';

type ById = { Params: { id: string } };

const noSuch = { message: 'There is no such reply. Somebody may have removed it.' };

const isId = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

/** `/replies`: what the company answers with again and again. */
export function replyRoutes(
  app: FastifyInstance,
  parts: Pick<DeskParts, 'database' | 'reader' | 'now'>,
): void {
  const inTransaction = inTransactionOf(parts);

  app.get('/replies', async () => ({ replies: await parts.reader.ask('replies', undefined) }));

  app.post('/replies', async (request, reply) => {
    const read = savedReply.safeParse(request.body);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { name } = userOf(request);
    const added = await inTransaction((transaction, time) =>
      addReply(transaction, read.data, name, time),
    );
    if (added) return reply.code(201).send(added);
    const message = `There are ${mostReplies} replies: please remove one first.`;
    return reply.code(422).send({ message });
  });

  app.put<ById>('/replies/:id', async (request, reply) => {
    const read = savedReply.safeParse(request.body);
    if (!read.success) return reply.code(422).send(faultsOf(read.error));
    const { id } = request.params;
    const { name } = userOf(request);
    const changed =
      isId(id) &&
      (await inTransaction((transaction, time) =>
        changeReply(transaction, id, read.data, name, time),
      ));
    return changed || reply.code(404).send(noSuch);
  });

  app.delete<ById>('/replies/:id', async (request, reply) => {
    const { id } = request.params;
    const { name } = userOf(request);
    const isGone =
      isId(id) &&
      (await inTransaction((transaction, time) => removeReply(transaction, id, name, time)));
    return isGone ? reply.code(204).send() : reply.code(404).send(noSuch);
  });
}
