import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { amount, day, time } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { bothWords, demoText } from '../../demo/words-schema.ts';
import { checkSchool } from './schema-faults.ts';

/** The checks of a school that tell when a task is done. */
const goals = ['published', 'substituted', 'attended', 'paid', 'read', 'wrote', 'pickup'] as const;

const phone = z
  .string()
  .regex(/^01\d{3}-\d{6}$/, { error: 'must be a number such as 01200-000000' });

const schoolClass = z.strictObject({
  id: z.string(),
  name: demoText(40),
  fee: z.number().int().positive().describe('For a month, in whole taka'),
  taught: z
    .record(ref('subjects'), ref('teachers'))
    .describe('By the id of a subject, the id of the teacher who gives it'),
  week: z
    .array(z.array(z.string()))
    .describe('For each weekday of the school the subjects of its periods'),
});

const student = z.strictObject({
  id: z.string(),
  roll: z.number().int().positive(),
  name: bothWords(40),
  class: ref('classes'),
  guardian: bothWords(40),
  phone,
  months: z.number().int().min(0).max(6).describe('How many months are unpaid, this one included'),
});

const marks = z.array(amount.nullable());

const examined = z.strictObject({
  subject: ref('subjects'),
  outOf: z.array(amount).describe('Full marks of each part, 0 where the subject has none'),
  pass: z.array(amount).describe('What each part must reach by itself'),
  isOptional: z.boolean().default(false).describe('The fourth subject'),
});

const exam = z.strictObject({
  id: z.string(),
  name: demoText(60),
  class: ref('classes'),
  fee: amount.describe('In whole taka; 0 for none'),
  isPublished: z.boolean(),
  parts: z.array(z.strictObject({ id: z.string(), name: demoText(24) })).min(1),
  subjects: z.array(examined).min(3),
  sheet: z
    .array(z.strictObject({ student: ref('students'), marks: z.array(marks) }))
    .describe('For each student and subject the marks of its parts, null where one is missing'),
});

const weekday = z.number().int().min(0).max(6);

const diaryPage = z.strictObject({
  class: ref('classes'),
  weekday,
  subject: ref('subjects'),
  work: demoText(160),
});

const person = z.strictObject({
  id: z.string(),
  student: ref('students'),
  name: bothWords(40),
  relation: demoText(24),
  phone,
  picture,
});

const pickup = z.strictObject({
  from: time.describe('When the gate opens'),
  people: z
    .array(person)
    .min(1)
    .describe('Who may pick up whom; the first of a student comes unless another one is chosen'),
});

const subject = z.strictObject({
  id: z.string(),
  name: demoText(40),
  short: demoText(14).describe('For narrow columns'),
  tone: z.enum(['red', 'blue', 'green', 'yellow', 'violet']),
});

const teacher = z.strictObject({
  id: z.string(),
  name: bothWords(40),
  subjects: z.array(ref('subjects')).min(1),
});

const news = z.strictObject({ picture, words: demoText(40) });

const written = z.strictObject({
  engine: z.literal('school'),
  ...base,
  tasks: tasks(goals),
  logoHoldsName: z.boolean().describe('Whether the logo is the name itself, or a mark beside it'),
  motto: demoText(120).describe('What it teaches, in one line'),
  place: demoText(60),
  mascot: picture.optional().describe('A large drawing on the first screen'),
  ownName: demoText(30).describe('What the page of the student’s login is called'),
  today: z.array(news).max(4).describe('Small news of the day'),
  notices: z.array(z.strictObject({ day, words: demoText(200) })).min(1),
  weekdays: z
    .array(weekday)
    .min(5)
    .describe('Days with lessons, 0 is Sunday, in the order of the school week'),
  periods: z.array(z.strictObject({ from: time, to: time })).min(4),
  subjects: z.array(subject).min(3),
  teachers: z.array(teacher).min(3),
  away: ref('teachers').describe('The teacher who is absent today'),
  classes: z.array(schoolClass).min(1),
  students: z.array(student).min(3),
  login: ref('students').describe('The student whose login the gallery shows'),
  loginPicture: picture.optional(),
  exams: z.array(exam).min(1),
  diary: z.array(diaryPage).default([]).describe('Empty where the school has no diary'),
  pickup: pickup.optional().describe('Missing where students go home by themselves'),
});

export type WrittenSchool = z.output<typeof written>;

/** showroom/demos: a school. */
export const schoolSchema = written.superRefine(checkSchool);
