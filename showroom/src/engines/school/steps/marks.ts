import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { numeral } from '../../../words/taka.ts';
import { type Exam, nameOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { MarkRow, SchoolWorld } from '../world.ts';
import { gpaOf, gradeOf, letterOf, letters, type Marks } from './grading.ts';
import type { Step } from './school.ts';

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
 * @param parts `absent` for who was not there, NaN for what is no number
 * @throws Refusal when the result is published, or a mark is none or beyond the full marks
 */
export const setMarks: Step<
  [
    exam: Exam,
    at: { readonly student: string; readonly subject: string },
    parts: readonly (number | 'absent')[],
  ]
> = ({ language }, world, exam, at, parts) => {
  if (isPublished(world, exam.id)) refuse(language, words.alreadyPublished);
  const outOf = exam.subjects.find(({ subject }) => subject === at.subject)?.outOf ?? [];
  for (const [part, most] of outOf.entries()) {
    const mark = parts[part] ?? Number.NaN;
    if (mark === 'absent') continue;
    if (Number.isInteger(mark) && mark >= 0 && mark <= most) continue;
    const { id, name } = exam.parts[part] ?? { id: '', name: '' };
    const values = { part: textIn(name, language), most: numeral(most, language) };
    refuse(language, words.notMark, values, id);
  }
  return {
    ...world,
    marks: world.marks.map((row) =>
      row.exam === exam.id && row.student === at.student && row.subject === at.subject
        ? { ...row, parts: outOf.map((_, part) => parts[part] ?? 0) }
        : row,
    ),
  };
};

/** Shows a result to its students, or takes it back. @throws Refusal while marks are missing */
export const publish: Step<[string, boolean]> = ({ data, language }, world, exam, isPublished) => {
  const missing = isPublished ? missingIn(world, exam) : [];
  if (missing.length > 0) {
    const whose = missing
      .slice(0, 3)
      .map(({ student, subject }) =>
        [nameOf(data.students, student), nameOf(data.subjects, subject)]
          .map((name) => textIn(name, language))
          .join(', '),
      );
    refuse(language, words.stillMissing, { whose: whose.join('; ') });
  }
  return {
    ...world,
    exams: world.exams.map((one) => (one.id === exam ? { id: exam, isPublished } : one)),
  };
};
