import { formatSentences } from '@nokshi/forms/content-faults.ts';
import { z } from 'zod';

export { optionalWords, text, words } from '@nokshi/forms/words-schema.ts';

/** Marks what is invented as an example; `npm run launch-check` lists each one left. */
export const sample = z
  .boolean()
  .default(false)
  .describe('true while this is an invented example; false, or no line, once it is real');

/** The word that stands behind a page in outline stitch: an ornament, the same in every language. */
export const ornament = z
  .string()
  .regex(/^[\p{Script=Bengali}\u200D]{2,12}$/u, { error: formatSentences.ornament })
  .describe('One short Bangla word, drawn large behind the page in every language');

/** A day such as 2026-11-20. YAML readers may hand over a Date for it. */
export const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date({ error: formatSentences.day }),
  )
  .describe('A day such as 2026-11-20');
