import { z } from 'zod';

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and -' });

/** Whole taka, or cents where the accounts are in dollars. */
export const amount = z.number().int().min(0);

/** Days from now; what has happened is 0 or less. */
export const past = z.number().int().max(0);

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be as in 09:30' });
