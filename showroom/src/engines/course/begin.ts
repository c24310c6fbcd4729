import { dayAfter, dayOf } from '../../words/days.ts';
import type { CourseData } from './data.ts';
import { certificateFor } from './steps/certificates.ts';
import type { CourseWorld } from './world.ts';

/** How many days a course takes from the payment to the certificate. */
const courseDays = 28;

/** Makes a course site at first: its students, and the certificates of those who have finished. */
export function beginCourses(data: CourseData, now: Date): CourseWorld {
  const { enrolments } = data;
  const world: CourseWorld = { enrolments, freeDone: [], added: [], certificates: [] };
  const yesterday = dayOf(now, -1);
  const certificates = enrolments.flatMap((enrolment) => {
    const done = dayAfter(enrolment.day, courseDays);
    return certificateFor(data, world, enrolment, done < yesterday ? done : yesterday) ?? [];
  });
  return { ...world, certificates };
}
