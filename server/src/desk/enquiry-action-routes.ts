import { releasing, settingAside } from '@nokshi/contract/enquiry-actions.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { resendWithin } from '../ledger/deliveries/resend.ts';
import { forgetOne } from '../ledger/desk/forgetting.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import { letOut, setAside } from '../ledger/desk/set-aside.ts';
import { readEnquiry } from '../ledger/enquiries/read.ts';
import type { DeskDependencies } from './dependencies.ts';
import { authorOf } from './guard.ts';
import { demandReference, missing, type Named, refuseStale } from './named-enquiry.ts';
import { readAs } from './read-as.ts';

const named = { preHandler: demandReference };

/** What is done with one enquiry besides changing it, and what is to be known for it. */
export function enquiryActionRoutes(
  app: FastifyInstance,
  { timed, reader, hasWebhook, wake }: DeskDependencies,
): void {
  const answerMoved = <Moved extends { outcome: 'done' | 'stale' | 'missing' | 'already' }>(
    reply: FastifyReply,
    { outcome, ...moved }: Moved,
    read: { reference: string; version: number },
  ) => {
    switch (outcome) {
      case 'done':
        return moved;
      case 'missing':
        return reply.code(404).send(missing);
      case 'already':
        return reply.code(422).send({ message: 'It is so already.' });
      case 'stale':
        return refuseStale(reply, reader, read);
    }
  };

  app.post<Named>('/enquiries/:reference/resend', named, async (request, reply) => {
    const { reference } = request.params;
    const author = authorOf(request);
    const resent = await timed.inTransaction(async (transaction, time) => {
      const enquiry = await readEnquiry(transaction, reference);
      if (!enquiry) return 'missing';
      if (enquiry.setAside) return 'It is set aside: releasing delivers it.';
      const isOpen = enquiry.deliveries.some(({ state }) => /^(?:queued|parked)$/.test(state));
      const again = isOpen && (await resendWithin(transaction, reference, time));
      if (!again) return 'All of it has arrived, or is not to be sent.';
      const logEntry = { author, action: 'resent', detail: again.queued.join(' ') } as const;
      await writeLogEntry(transaction, { ...logEntry, reference }, time);
      return again;
    });
    if (resent === 'missing') return reply.code(404).send(missing);
    if (typeof resent === 'string') return reply.code(422).send({ message: resent });
    wake();
    return resent;
  });

  app.post<Named>('/enquiries/:reference/set-aside', named, async (request, reply) => {
    const { version, reason } = readAs(settingAside, request.body);
    const { reference } = request.params;
    const author = authorOf(request);
    const moved = await timed.inTransaction((transaction, time) =>
      setAside(transaction, { reference, version, author, time }, reason),
    );
    return answerMoved(reply, moved, { reference, version });
  });

  app.post<Named>('/enquiries/:reference/release', named, async (request, reply) => {
    const { version, reason } = readAs(releasing, request.body);
    const { reference } = request.params;
    const author = authorOf(request);
    const moved = await timed.inTransaction((transaction, time) =>
      letOut(transaction, { reference, version, author, time }, reason, hasWebhook),
    );
    wake();
    return answerMoved(reply, moved, { reference, version });
  });

  app.get<Named>('/enquiries/:reference/forgetting', named, async (request, reply) => {
    const told = await reader.ask('forgetting', request.params.reference);
    return told ?? reply.code(404).send(missing);
  });

  app.delete<Named>('/enquiries/:reference', named, async (request, reply) => {
    const isForgotten = await timed.inTransaction((transaction, time) =>
      forgetOne(transaction, request.params.reference, authorOf(request), time),
    );
    return isForgotten ? reply.code(204).send() : reply.code(404).send(missing);
  });

  app.get<Named>('/enquiries/:reference/others', named, async (request, reply) => {
    const others = await reader.ask('others', request.params.reference);
    return others ?? reply.code(404).send(missing);
  });
}
