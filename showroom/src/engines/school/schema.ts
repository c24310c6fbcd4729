import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { day, time } from '../../demo/plain-schema.ts';
import { bothWords, demoText } from '../../demo/words-schema.ts';
import { checkSchool } from './schema-faults.ts';
import { diaryPage, exam, pickup, schoolClass, student } from './sub-schemas.ts';

/** The checks of a school that tell when a task is done. */
const goals = ['published', 'substituted', 'attended', 'paid', 'read', 'wrote', 'pickup'] as const;

const written = z.strictObject({
  engine: z.literal('school'),
  ...base,
  tasks: tasks(goals),
  logoHoldsName: z.boolean().describe('Whether the logo is the name itself, or a mark beside it'),
  motto: demoText(120).describe('What it teaches, in one line'),
  place: demoText(60),
  mascot: picture.optional().describe('A large drawing on the first screen'),
  ownName: demoText(30).describe('What the page of the student’s login is called'),
  today: z
    .array(z.strictObject({ picture, words: demoText(40) }))
    .max(4)
    .describe('Small news of the day'),
  notices: z.array(z.strictObject({ day, words: demoText(200) })).min(1),
  weekdays: z
    .array(z.number().int().min(0).max(6))
    .min(5)
    .describe('Days with lessons, 0 is Sunday, in the order of the school week'),
  periods: z.array(z.strictObject({ from: time, to: time })).min(4),
  subjects: z
    .array(
      z.strictObject({
        id: z.string(),
        name: demoText(40),
        short: demoText(14).describe('For narrow columns'),
        tone: z.enum(['red', 'blue', 'green', 'yellow', 'violet']),
      }),
    )
    .min(3),
  teachers: z
    .array(
      z.strictObject({
        id: z.string(),
        name: bothWords(40),
        subjects: z.array(z.string()).min(1),
      }),
    )
    .min(3),
  away: z.string().describe('The teacher who is absent today'),
  classes: z.array(schoolClass).min(1),
  students: z.array(student).min(3),
  login: z.string().describe('The student whose login the gallery shows'),
  loginPicture: picture.optional(),
  exams: z.array(exam).min(1),
  diary: z.array(diaryPage).default([]).describe('Empty where the school has no diary'),
  pickup: pickup.optional().describe('Missing where students go home by themselves'),
});

export type WrittenSchool = z.output<typeof written>;

/** showroom/demos: a school. */
export const schoolSchema = written.superRefine(checkSchool);
