import type { z } from 'zod';
import type { WrittenSchool } from './schema.ts';

/** Says what contradicts itself in the data of a school, each with what would be right. */
export function checkSchool(data: WrittenSchool, context: z.RefinementCtx): void {
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [at, one] of data.classes.entries()) {
    for (const message of weekFaults(one, data)) fault(['classes', at, 'week'], message);
  }
  for (const [at, one] of data.exams.entries()) {
    for (const message of sheetFaults(one)) fault(['exams', at], message);
  }
}

/** What is wrong in the week of a class, such as a teacher who would stand in two rooms at once. */
function weekFaults(one: WrittenSchool['classes'][number], data: WrittenSchool): string[] {
  const { weekdays, periods } = data;
  const untaught = [...new Set(one.week.flat())].filter((subject) => !(subject in one.taught));
  const before = data.classes.slice(0, data.classes.indexOf(one));
  return [
    ...(one.week.length === weekdays.length
      ? []
      : [`has ${one.week.length} days; the school week has ${weekdays.length}`]),
    ...one.week
      .filter((day) => day.length > periods.length)
      .map((day) => `has a day of ${day.length} lessons; there are ${periods.length} periods`),
    ...untaught.map((subject) => `has ${subject}, which nobody teaches: name a teacher in taught`),
    ...one.week.flatMap((subjects, day) =>
      subjects.flatMap((subject, period) => {
        const teacher = one.taught[subject];
        const other = before.find(
          ({ week, taught }) => teacher && taught[week[day]?.[period] ?? ''] === teacher,
        );
        return other
          ? `has ${teacher} on day ${day + 1}, period ${period + 1}, who is with ${other.id} then: another subject fits`
          : [];
      }),
    ),
  ];
}

function sheetFaults({ parts, subjects, sheet }: WrittenSchool['exams'][number]): string[] {
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
