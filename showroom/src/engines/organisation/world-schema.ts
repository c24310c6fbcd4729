import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { daySchema, textSchema } from '../../demo/world-schema.ts';
import { methods, rhythms } from './data.ts';

/** A gift, and whether a monthly one was stopped. */
export const gift = object({
  number: number(),
  name: textSchema,
  amount: number(),
  rhythm: picklist(rhythms),
  method: picklist(methods),
  /** The id of a project; null for where it is needed most. */
  project: nullable(string()),
  day: daySchema,
  isStopped: boolean(),
  /** Whether it is the visitor's own. */
  isOwn: boolean(),
});

/** What was sent by a form: an enquiry, an application, a letter. */
export const message = object({
  number: number(),
  /** What it is about, in the words the visitor saw. */
  about: string(),
  /** The section or notice whose form it was sent by. */
  form: string(),
  lines: array(
    object({
      name: textSchema,
      value: string(),
      /** Whether the value is a day, as in 2026-11-22. */
      isDay: boolean(),
    }),
  ),
  day: daySchema,
});

export const worldSchema = object({
  /** The latest first. */
  gifts: array(gift),
  messages: array(message),
});
