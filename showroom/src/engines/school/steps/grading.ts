/** A grade of the national scale of five. */
export type Grade = { readonly letter: string; readonly point: number };

/**
 * The scale of the education boards of Bangladesh since 2004, from the percentage on that each grade
 * begins at.
 */
const scale = [
  [80, 'A+', 5],
  [70, 'A', 4],
  [60, 'A-', 3.5],
  [50, 'B', 3],
  [40, 'C', 2],
  [33, 'D', 1],
] as const;

const failed: Grade = { letter: 'F', point: 0 };

/** What a subject asks for: full marks and pass marks of each part, such as creative and MCQ. */
export type Measure = { readonly outOf: readonly number[]; readonly pass: readonly number[] };

/** The mark of one part; null where it is missing. Who was absent has no zero. */
export type Mark = number | 'absent' | null;

/** The marks of one subject, a part at a time. */
export type Marks = readonly Mark[];

/** All marks of a subject together, or nothing while one is missing. */
export function totalOf(
  marks: Marks,
  { outOf }: Pick<Measure, 'outOf'>,
): number | 'absent' | undefined {
  if (marks.includes(null)) return undefined;
  if (
    marks.includes('absent') &&
    marks.every((mark, part) => mark === 'absent' || outOf[part] === 0)
  ) {
    return 'absent';
  }
  return marks.reduce<number>((sum, mark) => sum + (mark === 'absent' ? 0 : (mark ?? 0)), 0);
}

/**
 * The grade of one subject. Each part must be passed by itself, as the boards ask: good creative answers
 * do not make up for a failed MCQ paper.
 * @returns nothing while a mark is missing
 */
export function gradeOf(marks: Marks, { outOf, pass }: Measure): Grade | undefined {
  const total = totalOf(marks, { outOf });
  if (total === undefined) return undefined;
  if (total === 'absent' || marks.includes('absent')) return failed;
  if (marks.some((mark, part) => Number(mark) < (pass[part] ?? 0))) return failed;
  const full = outOf.reduce((sum, one) => sum + one, 0);
  const step = scale.find(([from]) => total * 100 >= from * full);
  return step ? { letter: step[1], point: step[2] } : failed;
}

/** One subject of a result: its grade, and whether it is the optional fourth one. */
type Graded = { readonly grade: Grade | undefined; readonly isOptional: boolean };

/**
 * The grade point average: the mean of the compulsory subjects, to which an optional one adds what it has
 * above 2 points. It is never more than 5, and 0 when a compulsory subject is failed; a failed optional
 * one takes nothing away.
 * @returns nothing while a mark is missing
 */
export function gpaOf(subjects: readonly Graded[]): number | undefined {
  const grades = subjects.map(({ grade }) => grade);
  if (grades.includes(undefined)) return undefined;
  const points = (isOptional: boolean) =>
    subjects.filter((one) => one.isOptional === isOptional).map(({ grade }) => grade?.point ?? 0);
  const compulsory = points(false);
  if (compulsory.length === 0 || compulsory.includes(0)) return 0;
  const extra = points(true).reduce((sum, point) => sum + Math.max(0, point - 2), 0);
  const sum = compulsory.reduce((all, point) => all + point, 0) + extra;
  return Math.min(5, Math.round((sum / compulsory.length) * 100) / 100);
}

/** The letters of the scale, the best first. */
export const letters: readonly string[] = [...scale.map(([, letter]) => letter), failed.letter];

/** The letter that a whole result has. */
export function letterOf(gpa: number): string {
  const step = scale.find(([, , point]) => gpa >= point);
  return step ? step[1] : failed.letter;
}
