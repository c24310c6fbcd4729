import type { z } from 'zod';
import type { diaryPage, exam, pickup, schoolClass, student } from './sub-schemas.ts';

type Parts = {
  readonly weekdays: readonly number[];
  readonly periods: readonly unknown[];
  readonly subjects: readonly { readonly id: string }[];
  readonly teachers: readonly { readonly id: string }[];
  readonly away: string;
  readonly classes: readonly z.output<typeof schoolClass>[];
  readonly students: readonly z.output<typeof student>[];
  readonly login: string;
  readonly exams: readonly z.output<typeof exam>[];
  readonly diary: readonly z.output<typeof diaryPage>[];
  readonly pickup?: z.output<typeof pickup> | undefined;
};

type Fault = { readonly path: (string | number)[]; readonly message: string };

/** Contradictions in the data of a school, each with what would be right. */
export function schoolFaults(data: Parts): Fault[] {
  const names = {
    subject: data.subjects.map(({ id }) => id),
    teacher: data.teachers.map(({ id }) => id),
    class: data.classes.map(({ id }) => id),
    student: data.students.map(({ id }) => id),
  };
  const check = (kind: keyof typeof names, id: string, path: (string | number)[]): Fault[] =>
    names[kind].includes(id)
      ? []
      : [{ path, message: `names the ${kind} ${id}; there are: ${names[kind].join(', ')}` }];
  return [
    ...check('teacher', data.away, ['away']),
    ...check('student', data.login, ['login']),
    ...data.students.flatMap((one, at) => check('class', one.class, ['students', at])),
    ...data.classes.flatMap((one, at) => [
      ...Object.entries(one.taught).flatMap(([subject, teacher]) => [
        ...check('subject', subject, ['classes', at, 'taught']),
        ...check('teacher', teacher, ['classes', at, 'taught']),
      ]),
      ...weekFaults(one, data).map((message) => ({ path: ['classes', at, 'week'], message })),
    ]),
    ...data.exams.flatMap((one, at) => [
      ...check('class', one.class, ['exams', at]),
      ...one.subjects.flatMap(({ subject }) => check('subject', subject, ['exams', at])),
      ...one.sheet.flatMap(({ student: id }) => check('student', id, ['exams', at])),
      ...sheetFaults(one).map((message) => ({ path: ['exams', at], message })),
    ]),
    ...data.diary.flatMap((page, at) => [
      ...check('class', page.class, ['diary', at]),
      ...check('subject', page.subject, ['diary', at]),
    ]),
    ...(data.pickup?.people ?? []).flatMap((one, at) =>
      check('student', one.student, ['pickup', 'people', at]),
    ),
    ...clashes(data),
  ];
}

function weekFaults({ week, taught }: Parts['classes'][number], data: Parts): string[] {
  const untaught = [...new Set(week.flat())].filter((subject) => !(subject in taught));
  return [
    ...(week.length === data.weekdays.length
      ? []
      : [`has ${week.length} days; the school week has ${data.weekdays.length}`]),
    ...week
      .filter((day) => day.length > data.periods.length)
      .map((day) => `has a day of ${day.length} lessons; there are ${data.periods.length} periods`),
    ...untaught.map((subject) => `has ${subject}, which nobody teaches: name a teacher in taught`),
  ];
}

function sheetFaults({ parts, subjects, sheet }: Parts['exams'][number]): string[] {
  return [
    ...subjects
      .filter(({ outOf, pass }) => [outOf, pass].some((one) => one.length !== parts.length))
      .map(({ subject }) => `${subject} must have full and pass marks for ${parts.length} parts`),
    ...sheet.flatMap(({ student: id, marks }) =>
      marks.length === subjects.length &&
      marks.every(
        (of, at) =>
          of.length === parts.length &&
          of.every((mark, part) => mark === null || mark <= (subjects[at]?.outOf[part] ?? 0)),
      )
        ? []
        : [`${id} must have marks in ${subjects.length} subjects, none beyond the full marks`],
    ),
  ];
}

/** A teacher who would stand in two rooms at once. */
function clashes({ classes }: Parts): Fault[] {
  const busy = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [at, one] of classes.entries()) {
    for (const [day, subjects] of one.week.entries()) {
      for (const [period, subject] of subjects.entries()) {
        const teacher = one.taught[subject];
        const key = `${teacher} on day ${day + 1}, period ${period + 1}`;
        const other = busy.get(key);
        if (teacher && other) {
          faults.push({
            path: ['classes', at, 'week'],
            message: `has ${key}, who is with ${other} then: another subject fits`,
          });
        }
        busy.set(key, one.id);
      }
    }
  }
  return faults;
}
