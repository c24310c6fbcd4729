import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, time } from '../../demo/plain-schema.ts';
import { bothWords, demoText } from '../../demo/words-schema.ts';

const phone = z
  .string()
  .regex(/^01\d{3}-\d{6}$/, { error: 'must be a number such as 01200-000000' });

export const schoolClass = z.strictObject({
  id: z.string(),
  name: demoText(40),
  fee: z.number().int().positive().describe('For a month, in whole taka'),
  taught: z
    .record(z.string(), z.string())
    .describe('By the id of a subject, the id of the teacher who gives it'),
  week: z
    .array(z.array(z.string()))
    .describe('For each weekday of the school the subjects of its periods'),
});

export const student = z.strictObject({
  id: z.string(),
  roll: z.number().int().positive(),
  name: bothWords(40),
  class: z.string(),
  guardian: bothWords(40),
  phone,
  months: z.number().int().min(0).max(6).describe('How many months are unpaid, this one included'),
});

const marks = z.array(z.number().int().min(0).nullable());

export const exam = z.strictObject({
  id: z.string(),
  name: demoText(60),
  class: z.string(),
  fee: amount.describe('In whole taka; 0 for none'),
  isPublished: z.boolean(),
  parts: z.array(z.strictObject({ id: z.string(), name: demoText(24) })).min(1),
  subjects: z
    .array(
      z.strictObject({
        subject: z.string(),
        outOf: z
          .array(z.number().int().min(0))
          .describe('Full marks of each part, 0 where the subject has none'),
        pass: z.array(z.number().int().min(0)).describe('What each part must reach by itself'),
        isOptional: z.boolean().default(false).describe('The fourth subject'),
      }),
    )
    .min(3),
  sheet: z
    .array(z.strictObject({ student: z.string(), marks: z.array(marks) }))
    .describe('For each student and subject the marks of its parts, null where one is missing'),
});

export const diaryPage = z.strictObject({
  class: z.string(),
  weekday: z.number().int().min(0).max(6),
  subject: z.string(),
  work: demoText(160),
});

export const pickup = z.strictObject({
  from: time.describe('When the gate opens'),
  people: z
    .array(
      z.strictObject({
        id: z.string(),
        student: z.string(),
        name: bothWords(40),
        relation: demoText(24),
        phone,
        picture,
      }),
    )
    .min(1)
    .describe('Who may pick up whom; the first of a student comes unless another one is chosen'),
});
