import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { asDay, id, past } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';

/** The checks of a course site that tell when a task is done. */
const goals = ['learned', 'enrolled', 'certified', 'checked', 'added'] as const;

const lesson = z.strictObject({
  id,
  title: demoText(70),
  minutes: z.number().int().positive(),
  slides: z.array(demoText(260)).min(1).max(6),
});

const question = z
  .strictObject({
    ask: demoText(200),
    choices: z.array(demoText(90)).min(2).max(4),
    right: z.number().int().min(0).describe('Which choice is right, from 0'),
    why: demoText(200),
  })
  .refine(({ right, choices }) => right < choices.length, {
    path: ['right'],
    error: 'must be one of the choices, of which 0 is the first',
  });

const course = z.strictObject({
  id,
  code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('Begins the number of a certificate'),
  name: demoText(40),
  about: demoText(200),
  price: z.number().int().positive().describe('In whole taka'),
  icon: picture,
  batch: z.number().int().positive(),
  starts: asDay(z.number().int().positive()).describe('The first day of that batch'),
  seats: z.number().int().positive(),
  taken: z
    .number()
    .int()
    .min(0)
    .describe('Seats taken by students who paid at the desk and are not listed'),
  teacher: ref('teachers'),
  testWeekday: z
    .number()
    .int()
    .min(0)
    .max(6)
    .nullable()
    .describe('Of its model tests; 0 is Sunday'),
  lessons: z.array(lesson).min(2).describe('The first is free; the last ends the course'),
  units: z
    .array(z.strictObject({ name: demoText(70), lessons: z.number().int().positive() }))
    .describe('Between the first lessons and the last; they open day by day'),
  test: z.array(question).min(3),
});

const enrolment = z.strictObject({
  student: ref('students'),
  course: ref('courses'),
  batch: z.number().int().positive(),
  day: past,
  method: z.enum(['bkash', 'card']),
  unitsDone: z.number().int().min(0),
  done: z.array(z.string()),
  score: z.number().int().min(0).nullable().describe('Right answers in the final test'),
});

/** showroom/demos: a website that sells courses. */
export const courseSchema = z.strictObject({
  engine: z.literal('course'),
  ...base,
  tasks: tasks(goals),
  motto: demoText(60),
  learners: demoText(60).describe('How many learn here and how they pay'),
  free: ref('courses').describe('The course whose free lesson the first screen offers'),
  teachers: z.array(z.strictObject({ id, name: demoText(40), about: demoText(160), picture })),
  courses: z.array(course).min(1),
  students: z
    .array(z.strictObject({ id, name: demoText(40), phone: z.string() }))
    .min(1)
    .describe('The first is the one that logs in'),
  enrolments: z.array(enrolment),
});
