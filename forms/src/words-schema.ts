import { z } from 'zod';
import { formatSentences } from './content-faults.ts';
import { defaultLanguage, isLanguage, knownLanguages, type Words } from './languages.ts';

/** A text of 1 to `max` characters without spaces or line breaks at its ends. */
export const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim(), {
      error: formatSentences.spaces,
    });

/** The schemas of words, which a group of texts would look like, with the letters that each may have. */
export const wordsSchemas = z.registry<{ most: number }>();

/** Words in content/, keyed by language: those of the default language, and any others written. Nobody reads those that the site does not speak. */
export function words(max: number, description: string): z.ZodType<Words> {
  const each = text(max).describe(description);
  const shape = Object.fromEntries(
    knownLanguages.map((code) => [
      code,
      code === defaultLanguage ? each : (isLanguage(code) ? each : z.string()).optional(),
    ]),
  );
  const schema = z.strictObject(shape).describe(description);
  return schema.register(wordsSchemas, { most: max }) as unknown as z.ZodType<Words>;
}

const isEmptied = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Words that may be missing; an editor that empties them leaves `{}`, which counts as missing, too. */
export const optionalWords = (max: number, description: string) =>
  z
    .preprocess(
      (value) => (isEmptied(value) ? undefined : value),
      words(max, description).optional(),
    )
    .optional();
