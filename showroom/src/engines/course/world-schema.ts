import { array, nullable, number, object, picklist, string } from 'valibot';
import { daySchema, textSchema } from '../../demo/world-schema.ts';
import { methods } from './data.ts';

export const enrolment = object({
  student: string(),
  course: string(),
  batch: number(),
  day: daySchema,
  method: picklist(methods),
  unitsDone: number(),
  done: array(string()),
  /** The best result of the final test: how many answers were right. */
  score: nullable(number()),
});

export const certificate = object({
  number: string(),
  student: string(),
  course: string(),
  batch: number(),
  day: daySchema,
  /** How many lessons the course had on that day. */
  lessons: number(),
});

/** The mutable state of a course site: who is enrolled, what they finished, and the lessons that were added. */
export const worldSchema = object({
  enrolments: array(enrolment),
  /** The free lessons that a visitor finished without being enrolled. */
  freeDone: array(object({ course: string(), lesson: string() })),
  added: array(
    object({
      id: string(),
      course: string(),
      title: textSchema,
      minutes: number(),
      slides: array(textSchema),
    }),
  ),
  /** The register: what was given stays, whatever is added to the course later. */
  certificates: array(certificate),
});
