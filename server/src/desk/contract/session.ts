import { z } from 'zod';
import { roles } from '../../ledger/schema.ts';
import { type Address, type Operation, refusal, refusedToStrangers } from './operation.ts';

/** Longer ones are nobody's, and take long to hash. */
export const credentials = z.object({
  email: z.string().max(320),
  password: z.string().max(1000),
});

/** Who is signed in. */
const user = z.strictObject({ email: z.string(), name: z.string(), role: z.enum(roles) });

export type User = z.output<typeof user>;

export const sessionOperations: Record<Address, Operation> = {
  'POST /session': {
    summary: 'Signs in.',
    body: credentials,
    answers: { 204: null, 401: refusal, 403: refusal, 415: refusal, 429: refusal },
  },
  'GET /session': {
    summary: 'Tells who is signed in.',
    answers: { 200: user, ...refusedToStrangers },
  },
  'DELETE /session': { summary: 'Signs out.', answers: { 204: null, 403: refusal } },
};
