import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { Say } from '../../demo/words.ts';
import { Refusal } from '../../room/store.ts';
import type { DayOffset } from '../../words/days.ts';
import type { courseSchema } from './schema.ts';

export type CourseData = WithAddresses<z.output<typeof courseSchema>>;
export type Course = CourseData['courses'][number];
export type Lesson = {
  readonly id: string;
  readonly title: Say;
  readonly minutes: number;
  readonly slides: readonly Say[];
};
export type Enrolment = CourseData['enrolments'][number];

/** What changes on a course site: who is enrolled, what they finished, and the lessons that were added. */
export type CourseWorld = {
  readonly enrolments: readonly Enrolment[];
  /** The free lessons that a visitor finished without being enrolled. */
  readonly freeDone: readonly string[];
  readonly added: readonly (Lesson & { readonly course: string; readonly day: DayOffset })[];
};

/** The least share of right answers that passes a test. */
export const passShare = 0.6;

export const beginCourses = ({ enrolments }: CourseData): CourseWorld => ({
  enrolments,
  freeDone: [],
  added: [],
});

/** The lessons of a course that can be opened, those that were added at the end. */
export const lessonsOf = (world: CourseWorld, course: Course): readonly Lesson[] => [
  ...course.lessons,
  ...world.added.filter((lesson) => lesson.course === course.id),
];

/** How many lessons a course has in all, with those of its units. */
export const countOf = (world: CourseWorld, course: Course): number =>
  lessonsOf(world, course).length + course.units.reduce((sum, unit) => sum + unit.lessons, 0);

export const enrolmentOf = (
  { enrolments }: CourseWorld,
  student: string,
  course: string,
): Enrolment | undefined =>
  enrolments.find((one) => one.student === student && one.course === course);

/** Whether a lesson may be opened: the first is free, the others belong to a paid batch. */
export const isOpen = (course: Course, lesson: string, enrolment: Enrolment | undefined): boolean =>
  enrolment !== undefined || course.lessons[0]?.id === lesson;

/** How many lessons of a course a student has finished. */
export const doneIn = (
  world: CourseWorld,
  course: Course,
  { done, unitsDone }: Enrolment,
): number => lessonsOf(world, course).filter(({ id }) => done.includes(id)).length + unitsDone;

/** The seats of the next batch that are left. */
export const seatsLeft = ({ enrolments }: CourseWorld, course: Course): number =>
  course.seats -
  course.taken -
  enrolments.filter(({ course: id, batch }) => id === course.id && batch === course.batch).length;

/**
 * Takes a payment and opens the batch.
 * @throws Refusal when the student is enrolled already, or the batch is full
 */
export function enrol(
  world: CourseWorld,
  course: Course,
  student: string,
  method: Enrolment['method'],
  sentences: Readonly<Record<'already' | 'full', string>>,
): CourseWorld {
  if (enrolmentOf(world, student, course.id)) throw new Refusal(sentences.already);
  if (seatsLeft(world, course) <= 0) throw new Refusal(sentences.full);
  const done = course.lessons.map(({ id }) => id).filter((id) => world.freeDone.includes(id));
  const enrolment: Enrolment = {
    student,
    course: course.id,
    batch: course.batch,
    day: 0,
    method,
    unitsDone: 0,
    done,
    score: null,
  };
  return { ...world, enrolments: [enrolment, ...world.enrolments] };
}

const withEnrolment = (
  world: CourseWorld,
  enrolment: Enrolment,
  next: Partial<Enrolment>,
): CourseWorld => ({
  ...world,
  enrolments: world.enrolments.map((one) =>
    one.student === enrolment.student && one.course === enrolment.course
      ? { ...one, ...next }
      : one,
  ),
});

/** Notes that a lesson is finished. @throws Refusal (`locked`) when it is not open */
export function finishLesson(
  world: CourseWorld,
  course: Course,
  lesson: string,
  student: string | undefined,
  locked: string,
): CourseWorld {
  const enrolment = student === undefined ? undefined : enrolmentOf(world, student, course.id);
  if (!isOpen(course, lesson, enrolment)) throw new Refusal(locked);
  if (!enrolment) return { ...world, freeDone: [...new Set([...world.freeDone, lesson])] };
  return withEnrolment(world, enrolment, { done: [...new Set([...enrolment.done, lesson])] });
}

/** How many of the answers to a test are right. @param answers the choice of each question, from 0 */
export const scoreOf = ({ test }: Course, answers: readonly number[]): number =>
  test.filter(({ right }, index) => answers[index] === right).length;

export const isPass = ({ test }: Course, score: number | null): boolean =>
  score !== null && score >= test.length * passShare;

/** Keeps the best score of a student in a test. */
export function keepScore(
  world: CourseWorld,
  course: Course,
  student: string,
  score: number,
): CourseWorld {
  const enrolment = enrolmentOf(world, student, course.id);
  if (!enrolment) return world;
  return withEnrolment(world, enrolment, { score: Math.max(score, enrolment.score ?? 0) });
}

/** Whether a student has finished every lesson and passed the test. */
export const isCertified = (world: CourseWorld, course: Course, enrolment: Enrolment): boolean =>
  doneIn(world, course, enrolment) >= countOf(world, course) && isPass(course, enrolment.score);

/** Adds a lesson at the end of a course, for everyone enrolled. */
export const addLesson = (
  world: CourseWorld,
  course: string,
  lesson: Omit<Lesson, 'id'>,
): CourseWorld => ({
  ...world,
  added: [...world.added, { ...lesson, course, day: 0, id: `added-${world.added.length + 1}` }],
});

/** What was paid for a course, in taka. */
export const paidFor = (courses: readonly Course[], { course }: Enrolment): number =>
  courses.find(({ id }) => id === course)?.price ?? 0;
