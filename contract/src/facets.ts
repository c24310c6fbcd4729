import { z } from 'zod';
import { type Address, type Operation, refusedToStrangers } from './operation.ts';

/** The pages and campaigns that the inbox can be filtered by. */
const facets = z.strictObject({
  /** Those of the latest enquiries, the most frequent first. */
  pages: z.array(z.string()),
  campaigns: z.array(z.string()),
});

export type Facets = z.output<typeof facets>;

export const facetOperations: Record<Address, Operation> = {
  'GET /facets': {
    for: 'enquiries',
    summary: 'Tells which pages and campaigns the inbox can be narrowed to.',
    answers: { 200: facets, ...refusedToStrangers },
  },
};
