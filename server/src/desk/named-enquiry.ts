import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reader } from '../ledger/reading/reader.ts';

/** A route below the reference of an enquiry. */
export type Named = { Params: { reference: string } };

/** What there is to say of a reference that nobody was given, or whose enquiry was forgotten. */
export const missing = { message: 'There is no such enquiry.' };

/** Refuses what can be no reference before a database sees it: PostgreSQL takes no zero byte. */
export async function demandReference(request: FastifyRequest<Named>, reply: FastifyReply) {
  if (!/^[\w-]{1,100}$/.test(request.params.reference)) return reply.code(404).send(missing);
}

const faults = {
  'unknown-assignee': 'assignee: there is no user of this address.',
  past: 'snoozedUntil: this time has passed.',
};

/** Answers that a change can't be made to any enquiry. */
export const refuseChange = (reply: FastifyReply, fault: keyof typeof faults) =>
  reply.code(422).send({ message: faults[fault] });

/** Answers that somebody has changed an enquiry since the version that was read, who and what. */
export async function refuseStale(
  reply: FastifyReply,
  reader: Reader,
  read: { reference: string; version: number },
) {
  const present = await reader.ask('workOn', read.reference);
  if (!present) return reply.code(404).send(missing);
  return reply.code(409).send({ present, since: await reader.ask('deedsSince', read) });
}
