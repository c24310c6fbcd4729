import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Reader } from '../ledger/reading/reader.ts';

/** A route below the reference of an enquiry. */
export type Named = { Params: { reference: string } };

/** What there is to say of a reference that nobody was given, or whose enquiry was forgotten. */
export const missing = { message: 'There is no such enquiry.' };

/** Refuses what can be no reference before a database sees it: PostgreSQL takes no zero byte. */
export async function demandReference(request: FastifyRequest<Named>, reply: FastifyReply) {
  if (!/^[\w-]{1,100}$/.test(request.params.reference)) return reply.code(404).send(missing);
}

/** What is wrong with what was sent, in words: each with the name of what it stands at. */
export const faultsOf = (error: z.ZodError) => ({
  message: error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join(' '),
});

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
