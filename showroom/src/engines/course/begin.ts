import { midnightOf } from '../../runtime/now.ts';
import { chosenDay } from '../../words/days.ts';
import { type CourseData, courseOf } from './data.ts';
import { certificateFor } from './steps/certificates.ts';
import type { CourseWorld, Enrolment } from './world.ts';

/** How many days a course takes from the payment to the certificate. */
const courseDays = 28;

/** Makes a course site at first: its students, and the certificates of those who have finished. */
export function beginCourses(data: CourseData, now: Date): CourseWorld {
  const today = midnightOf(now);
  const enrolments = data.enrolments.map((seed): Enrolment => {
    const course = courseOf(data, seed.course);
    const isNext = course?.batch === seed.batch;
    return {
      ...seed,
      day: chosenDay(seed.day, today),
      starts: isNext ? chosenDay(course.startsIn, today) : null,
    };
  });
  const world: CourseWorld = { enrolments, freeDone: [], added: [], certificates: [] };
  const certificates = enrolments.flatMap((enrolment, index) => {
    const day = Math.min(-1, (data.enrolments[index]?.day ?? 0) + courseDays);
    return certificateFor(data, world, enrolment, chosenDay(day, today)) ?? [];
  });
  return { ...world, certificates };
}
