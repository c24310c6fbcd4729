import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
  variant,
} from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { paymentMeans, presences } from './data.ts';
import type { SchoolWorld } from './world.ts';

const text = union([string(), object({ en: string(), bn: string() })]);
export const worldSchema = object({
  lessons: array(
    object({
      class: string(),
      weekday: number(),
      period: number(),
      subject: string(),
      teacher: string(),
    }),
  ),
  away: array(object({ teacher: string(), day })),
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
      for: variant('kind', [
        object({ kind: literal('month'), month: string() }),
        object({ kind: literal('exam'), exam: string() }),
      ]),
      amount: number(),
      payments: array(
        object({
          amount: number(),
          means: picklist(paymentMeans),
          day,
          receipt: nullable(number()),
        }),
      ),
    }),
  ),
  diary: array(object({ class: string(), weekday: number(), subject: string(), work: text })),
  people: array(
    object({
      id: string(),
      student: string(),
      name: text,
      relation: text,
      phone: string(),
      picture: nullable(string()),
    }),
  ),
  pickups: array(
    object({
      student: string(),
      person: string(),
      left: nullable(object({ day, at: number() })),
    }),
  ),
}) satisfies GenericSchema<unknown, SchoolWorld>;
