import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { courseOf } from '../data.ts';
import { words } from '../words.ts';
import { enrolmentOf, isFreeDone, isOpen, lessonsOf, type Step, withEnrolment } from '../world.ts';
import { withEarned } from './certificates.ts';
import { scoreOf } from './scores.ts';

/** Notes that a lesson is finished. @throws Refusal when it is not open */
export const finishLesson: Step<[course: string, lesson: string, student: string | undefined]> = (
  { data, language, today },
  world,
  id,
  lesson,
  student,
) => {
  const course = courseOf(data, id);
  const enrolment = enrolmentOf(world, student, id);
  const isThere = course && lessonsOf(world, course).some((one) => one.id === lesson);
  if (!isThere || !isOpen(course, lesson, enrolment)) refuse(language, words.lessonLocked);
  if (!enrolment) {
    return isFreeDone(world, id, lesson)
      ? world
      : { ...world, freeDone: [...world.freeDone, { course: id, lesson }] };
  }
  const done = [...new Set([...enrolment.done, lesson])];
  return withEarned(data, withEnrolment(world, enrolment, { done }), dayOf(today));
};

/**
 * Marks a test; the best score of a student is kept.
 * @param answers the choice of each question, from 0; null where none was made
 * @throws Refusal while a question is open
 */
export const handInTest: Step<
  [course: string, student: string | undefined, answers: readonly (number | null)[]]
> = ({ data, language, today }, world, id, student, answers) => {
  const course = courseOf(data, id);
  if (!course) return world;
  const open = course.test.findIndex((_, index) => (answers[index] ?? null) === null);
  if (open !== -1) refuse(language, words.unanswered, { number: numeral(open + 1, language) });
  const enrolment = enrolmentOf(world, student, id);
  if (!enrolment) return world;
  const score = Math.max(scoreOf(course, answers), enrolment.score ?? 0);
  return withEarned(data, withEnrolment(world, enrolment, { score }), dayOf(today));
};
