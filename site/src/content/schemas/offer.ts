import { z } from 'zod';
import { sample, words } from './words.ts';

/** What a price is for. */
export const priceUnits = [
  'once',
  'month',
  'year',
  'branch-month',
  'user-month',
  'student-year',
  'project',
  'hour',
] as const;

/** What something costs at least, and how long it takes until it is in use. */
export const offer = z
  .strictObject({
    sample,
    from: z.int().min(1).max(100_000_000).describe('The lowest price, a whole number'),
    currency: z.enum(['BDT', 'USD', 'EUR']).describe('The currency of the price'),
    per: z.enum(priceUnits).describe('What the price is for'),
    time: words(60, 'How long it takes until it is in use'),
  })
  .describe('The price from which it is to be had, and how long it takes');
