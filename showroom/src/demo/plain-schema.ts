import { z } from 'zod';
import type { ChosenDay as Day } from '../words/days.ts';

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and -' });

/** Whole taka, or cents where the accounts are in dollars. */
export const amount = z.number().int().min(0);

/** A distance becomes a date where the world begins (runtime/anchor.ts). */
const toDay = (days: number): Day => `@${days}`;

/** A day, written as its distance from the day on which the demo is opened: -1 is yesterday. */
export const day = z.number().int().transform(toDay);

/** As a day; what has happened is 0 or less. */
export const pastDay = z.number().int().max(0).transform(toDay);

/** Days from now; what has happened is 0 or less. */
export const past = z.number().int().max(0);

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be as in 09:30' });
