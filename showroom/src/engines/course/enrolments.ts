import { Refusal } from '../../runtime/refuse.ts';
import { type Course, type CourseWorld, type Enrolment, enrolmentOf, isOpen } from './world.ts';

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

/** What was paid for a course, in taka. */
export const paidFor = (courses: readonly Course[], { course }: Enrolment): number =>
  courses.find(({ id }) => id === course)?.price ?? 0;
