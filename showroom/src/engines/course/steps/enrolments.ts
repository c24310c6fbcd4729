import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { type Course, type CourseData, courseOf, studentOf } from '../data.ts';
import { words } from '../words.ts';
import {
  type CourseWorld,
  type Enrolment,
  enrolmentOf,
  isFreeDone,
  type Step,
  seatsLeft,
} from '../world.ts';

/** How a student pays: with a wallet, or a card. */
export type Payment = { readonly method: Enrolment['method']; readonly wallet: string };

/**
 * Takes a payment and opens the batch.
 * @throws Refusal for a wallet without a number, when the student is enrolled already, and when the batch
 *   is full
 */
export const enrol: Step<[course: string, student: string, payment: Payment]> = (
  { data, language, today },
  world,
  id,
  student,
  { method, wallet },
) => {
  const course = courseOf(data, id);
  if (!course || !studentOf(data, student)) refuse(language, words.full);
  if (method === 'bkash' && !mobileNumber(wallet)) {
    refuse(language, words.wrongWallet, {}, 'wallet');
  }
  if (enrolmentOf(world, student, course.id)) refuse(language, words.already);
  if (seatsLeft(world, course) <= 0) refuse(language, words.full);
  const enrolment: Enrolment = {
    student,
    course: course.id,
    batch: course.batch,
    day: dayOf(today),
    method,
    unitsDone: 0,
    done: course.lessons
      .map((lesson) => lesson.id)
      .filter((lesson) => isFreeDone(world, course.id, lesson)),
    score: null,
  };
  return { ...world, enrolments: [enrolment, ...world.enrolments] };
};

/** What was paid for a course, in taka. */
export const paidFor = (courses: readonly Course[], { course }: Enrolment): number =>
  courses.find(({ id }) => id === course)?.price ?? 0;

/** All that students paid, in taka. */
export const receivedIn = ({ courses }: CourseData, { enrolments }: CourseWorld): number =>
  enrolments.reduce((sum, enrolment) => sum + paidFor(courses, enrolment), 0);
