import { seeded } from '../../words/seeded.ts';
import type { Course, CourseData, Enrolment } from './world.ts';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four letters that belong to the rest of a number and to no other. */
function checkOf(body: string): string {
  const next = seeded(`certificate ${body}`);
  return Array.from({ length: 4 }, () => alphabet[Math.floor(next() * alphabet.length)]).join('');
}

/** The number of a certificate: course, batch, student, and four letters to check it by. */
export function certificateNumber(
  { students }: Pick<CourseData, 'students'>,
  course: Pick<Course, 'code'>,
  { student, batch }: Pick<Enrolment, 'student' | 'batch'>,
): string {
  const roll = students.findIndex(({ id }) => id === student) + 1;
  const body = `${course.code}-${batch}-${String(roll).padStart(3, '0')}`;
  return `${body}-${checkOf(body)}`;
}

/** What a certificate is for, from its number alone; nothing when its letters do not fit. */
export function readCertificate(data: CourseData, text: string) {
  const number = text.trim().toUpperCase().replaceAll(/\s/g, '');
  const [code, batch = '', roll = '', check] = number.split('-');
  const course = data.courses.find((one) => one.code === code);
  const student = data.students[Number(roll) - 1];
  if (!course || !student || !batch) return undefined;
  if (check !== checkOf(`${code}-${batch}-${roll}`)) return undefined;
  return { number, course, student, batch: Number(batch) };
}
