import { z } from 'zod';

/** A text of 1 to `max` characters without line breaks at its ends. */
export const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim(), {
      error: 'starts or ends with a space; remove it',
    });

/** Words a visitor reads, keyed by language (DESIGN 2): at most `max` characters in each. */
export const words = (max: number, description: string) =>
  z.strictObject({ en: text(max).describe(description) }).describe(description);

/** Marks what is invented as an example; `npm run launch-check` lists each one left. */
export const sample = z
  .literal(true)
  .optional()
  .describe('true while this is an invented example; remove the line once it is real');

/** A position in a list, counted from 1. */
export const order = z.int().min(1).max(999).describe('Position in its list, counted from 1');

/** A day such as 2026-11-20. YAML readers may hand over a Date for it. */
export const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date({ error: 'must be a day such as 2026-11-20' }),
  )
  .describe('A day such as 2026-11-20');
