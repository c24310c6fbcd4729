import { z } from 'zod';
import type { Day } from '../words/days.ts';

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and -' });

/** A list of things with the same fields. */
export const listOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject(shape));

/** How many there are of what is never none. */
export const count = z.number().int().positive();

/** Whole taka, or cents where the accounts are in dollars. */
export const amount = z.number().int().min(0);

/**
 * A day, written as its distance from the day on which the demo is opened (-1 is yesterday), which becomes
 * a date where a world begins (runtime/anchor.ts).
 * @param distance a whole number, in its bounds
 */
export const asDay = <Distance extends z.ZodType<number>>(distance: Distance) =>
  distance.transform((days): Day => `@${days}`);

/** Any day. */
export const day = asDay(z.number().int());

/** The day of what has happened: today or before. */
export const past = asDay(z.number().int().max(0));

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be as in 09:30' });
