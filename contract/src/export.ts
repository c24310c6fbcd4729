import { z } from 'zod';
import { asked } from './enquiries.ts';
import {
  type Address,
  FileAnswer,
  type Operation,
  refusal,
  refusedToStrangers,
} from './operation.ts';

/** The query of `GET /export`: that of `GET /enquiries` without paging. */
export const exportAsked = asked
  .omit({ after: true, limit: true })
  .extend({ format: z.enum(['csv', 'json']).default('csv') });

export const exportOperations: Record<Address, Operation> = {
  'GET /export': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Writes all enquiries of a view into a file, and logs it.',
    query: exportAsked,
    answers: {
      200: new FileAnswer('text/csv', 'application/json'),
      422: refusal,
      429: refusal,
      ...refusedToStrangers,
    },
  },
};
