import { plainCode, plainSigns } from '@nokshi/forms/plain-signs.ts';
import { seeded } from '../../../words/seeded.ts';
import type { Course, CourseData } from '../data.ts';
import { courseOf } from '../data.ts';
import {
  type Certificate,
  type CourseWorld,
  certificateOf,
  countOf,
  doneIn,
  type Enrolment,
} from '../world.ts';
import { isPass } from './scores.ts';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const lettersOfCheck = 4;

/** A number with four letters at its end that belong to the rest and to no other. */
function withCheck(body: string): string {
  const next = seeded(`certificate ${body}`);
  const letters = Array.from(
    { length: lettersOfCheck },
    () => alphabet[Math.floor(next() * alphabet.length)],
  );
  return `${body}-${letters.join('')}`;
}

/** The number of a certificate: course, batch, student, and four letters to check it by. */
export function certificateNumber(
  { students }: Pick<CourseData, 'students'>,
  course: Pick<Course, 'code'>,
  { student, batch }: Pick<Enrolment, 'student' | 'batch'>,
): string {
  const roll = students.findIndex(({ id }) => id === student) + 1;
  return withCheck(`${course.code}-${batch}-${String(roll).padStart(3, '0')}`);
}

/** What is known of a number: its entry in the register, or whether its letters fit at all. */
export type Checked =
  | { readonly kind: 'genuine'; readonly certificate: Certificate }
  | { readonly kind: 'elsewhere' | 'unknown' };

/**
 * Looks a certificate up. The register is the only proof: a number whose letters fit may have been given
 * in another browser, or before everything began again.
 */
export function checkCertificate(world: CourseWorld, typed: string): Checked {
  const number = plainSigns(typed).toUpperCase().replaceAll(/\s/g, '');
  const code = plainCode(number);
  const certificate = world.certificates.find((one) => plainCode(one.number) === code);
  if (certificate) return { kind: 'genuine', certificate };
  const body = number.slice(0, -lettersOfCheck - 1);
  return { kind: number === withCheck(body) ? 'elsewhere' : 'unknown' };
}

/** The certificate that an enrolment has earned: every lesson finished and the test passed. */
export function certificateFor(
  data: CourseData,
  world: CourseWorld,
  enrolment: Enrolment,
  day: string,
): Certificate | undefined {
  const course = courseOf(data, enrolment.course);
  if (!course || !isPass(course, enrolment.score)) return undefined;
  const lessons = countOf(world, course);
  if (doneIn(world, course, enrolment) < lessons) return undefined;
  const { student, batch } = enrolment;
  const number = certificateNumber(data, course, enrolment);
  return { number, student, course: course.id, batch, day, lessons };
}

/** Enters the certificates that were earned by now into the register. */
export function withEarned(data: CourseData, world: CourseWorld, day: string): CourseWorld {
  const earned = world.enrolments.flatMap((enrolment) =>
    certificateOf(world, enrolment.student, enrolment.course)
      ? []
      : (certificateFor(data, world, enrolment, day) ?? []),
  );
  return { ...world, certificates: [...earned, ...world.certificates] };
}
