import { z } from 'zod';
import { type Address, type Operation, refusedToStrangers } from './operation.ts';

/** What the inbox can be narrowed to. */
const places = z.strictObject({
  /** Those of the latest enquiries, the most frequent first. */
  pages: z.array(z.string()),
  campaigns: z.array(z.string()),
});

export type Places = z.output<typeof places>;

export const placeOperations: Record<Address, Operation> = {
  'GET /places': {
    summary: 'Tells which pages and campaigns the inbox can be narrowed to.',
    answers: { 200: places, ...refusedToStrangers },
  },
};
