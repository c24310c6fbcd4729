import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
  variant,
} from 'valibot';
import { daySchema as day, textSchema } from '../../demo/world-schema.ts';
import { paymentMeans, presences } from './data.ts';

/** Money that came in at one time, in whole taka. */
const payment = object({
  amount: number(),
  means: picklist(paymentMeans),
  day,
  /** The number of its receipt; those of the past have theirs in a drawer. */
  receipt: nullable(number()),
});

/** The mutable state of a school. */
export const worldSchema = object({
  lessons: array(
    object({
      class: string(),
      weekday: number(),
      /** Its place in the day, from 0 on. */
      period: number(),
      subject: string(),
      teacher: string(),
    }),
  ),
  /** Who is absent when. */
  away: array(object({ teacher: string(), day })),
  /** The lessons of one day whose teacher is absent, and who goes there instead. */
  substitutes: array(object({ class: string(), day, period: number(), teacher: string() })),
  exams: array(object({ id: string(), isPublished: boolean() })),
  marks: array(
    object({
      exam: string(),
      student: string(),
      subject: string(),
      parts: array(nullable(union([number(), literal('absent')]))),
    }),
  ),
  register: array(object({ student: string(), day, presence: picklist(presences) })),
  dues: array(
    object({
      id: string(),
      student: string(),
      /** A month such as 2026-11, or an exam. */
      for: variant('kind', [
        object({ kind: literal('month'), month: string() }),
        object({ kind: literal('exam'), exam: string() }),
      ]),
      amount: number(),
      payments: array(payment),
    }),
  ),
  diary: array(object({ class: string(), weekday: number(), subject: string(), work: textSchema })),
  people: array(
    object({
      id: string(),
      student: string(),
      name: textSchema,
      relation: textSchema,
      phone: string(),
      picture: nullable(string()),
    }),
  ),
  pickups: array(
    object({
      student: string(),
      person: string(),
      /** When the student was last let go, in minutes after midnight. */
      left: nullable(object({ day, at: number() })),
    }),
  ),
});
