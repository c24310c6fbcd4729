import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { type Exam, nameOf, type Saying, type SchoolData, saidNumber } from '../data.ts';
import { words } from '../words/words.ts';
import type { MarkRow, SchoolWorld } from '../world.ts';
import { gpaOf, gradeOf, letterOf, letters, type Marks } from './grading.ts';

/** The marks of a student in a subject of an exam. */
export const marksOf = (
  { marks }: SchoolWorld,
  exam: string,
  student: string,
  subject: string,
): Marks =>
  marks.find((row) => row.exam === exam && row.student === student && row.subject === subject)
    ?.parts ?? [];

export const isPublished = ({ exams }: SchoolWorld, exam: string): boolean =>
  exams.some((one) => one.id === exam && one.isPublished);

/** The marks that an exam still waits for. */
export const missingIn = ({ marks }: SchoolWorld, exam: string): MarkRow[] =>
  marks.filter((row) => row.exam === exam && row.parts.includes(null));

/** A student's grades in an exam, subject by subject. */
export const gradesOf = (world: SchoolWorld, exam: Exam, student: string) =>
  exam.subjects.map((subject) => {
    const marks = marksOf(world, exam.id, student, subject.subject);
    return { subject, marks, grade: gradeOf(marks, subject), isOptional: subject.isOptional };
  });

export const gpaIn = (world: SchoolWorld, exam: Exam, student: string): number | undefined =>
  gpaOf(gradesOf(world, exam, student));

/** How many results of an exam have each letter, the best first; none for those that wait. */
export function lettersIn(world: SchoolWorld, exam: Exam) {
  const gpas = exam.sheet.map(({ student }) => gpaIn(world, exam, student));
  const found = gpas.filter((gpa) => gpa !== undefined).map(letterOf);
  return letters
    .map((letter) => ({ letter, count: found.filter((one) => one === letter).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Writes the marks of a student in a subject.
 * @param parts NaN for what is no number
 * @throws Refusal when the result is published, or a mark is none or beyond the full marks
 */
export function setMarks(
  world: SchoolWorld,
  exam: Exam,
  at: { readonly student: string; readonly subject: string },
  parts: readonly number[],
  say: Saying,
): SchoolWorld {
  if (isPublished(world, exam.id)) throw new Refusal(say(words.alreadyPublished));
  const outOf = exam.subjects.find(({ subject }) => subject === at.subject)?.outOf ?? [];
  for (const [part, most] of outOf.entries()) {
    const mark = parts[part] ?? Number.NaN;
    if (Number.isInteger(mark) && mark >= 0 && mark <= most) continue;
    const name = say(exam.parts[part]?.name ?? '');
    throw new Refusal(filled(say(words.notMark), { part: name, most: saidNumber(say, most) }));
  }
  return {
    ...world,
    marks: world.marks.map((row) =>
      row.exam === exam.id && row.student === at.student && row.subject === at.subject
        ? { ...row, parts }
        : row,
    ),
  };
}

/** Shows a result to its students, or takes it back. @throws Refusal while marks are missing */
export function publish(
  world: SchoolWorld,
  { students, subjects }: SchoolData,
  exam: string,
  isPublished: boolean,
  say: Saying,
): SchoolWorld {
  const missing = isPublished ? missingIn(world, exam) : [];
  if (missing.length > 0) {
    const whose = missing
      .slice(0, 3)
      .map((row) => `${say(nameOf(students, row.student))}, ${say(nameOf(subjects, row.subject))}`)
      .join('; ');
    throw new Refusal(filled(say(words.stillMissing), { whose }));
  }
  return {
    ...world,
    exams: world.exams.map((one) => (one.id === exam ? { id: exam, isPublished } : one)),
  };
}
