import { array, nullable, number, object, picklist, string } from 'valibot';
import { type Kept, textSchema } from '../../demo/world-schema.ts';
import type { Premises } from '../../runtime/premises.ts';
import type { Course, CourseData, Lesson } from './data.ts';

export const methods = ['bkash', 'card'] as const;

const enrolment = object({
  student: string(),
  course: string(),
  batch: number(),
  day: string(),
  /** The day its batch begins; none when it began before. */
  starts: nullable(string()),
  method: picklist(methods),
  unitsDone: number(),
  done: array(string()),
  /** The best result of the final test: how many answers were right. */
  score: nullable(number()),
});
export type Enrolment = Kept<typeof enrolment>;

const certificate = object({
  number: string(),
  student: string(),
  course: string(),
  batch: number(),
  day: string(),
  /** How many lessons the course had on that day. */
  lessons: number(),
});
export type Certificate = Kept<typeof certificate>;

/** What changes on a course site: who is enrolled, what they finished, and the lessons that were added. */
export const courseWorldSchema = object({
  enrolments: array(enrolment),
  /** The free lessons that a visitor finished without being enrolled. */
  freeDone: array(object({ course: string(), lesson: string() })),
  added: array(
    object({
      id: string(),
      course: string(),
      title: textSchema,
      minutes: number(),
      slides: array(textSchema),
    }),
  ),
  /** The register: what was given stays, whatever is added to the course later. */
  certificates: array(certificate),
});
export type CourseWorld = Kept<typeof courseWorldSchema>;
export type CoursePremises = Premises<CourseData>;

/** The lessons of a course that can be opened, those that were added at the end. */
export const lessonsOf = (world: CourseWorld, course: Course): readonly Lesson[] => [
  ...course.lessons,
  ...world.added.filter((lesson) => lesson.course === course.id),
];

/** How many lessons a course has in all, with those of its units. */
export const countOf = (world: CourseWorld, course: Course): number =>
  lessonsOf(world, course).length + unitLessons(course);

export const unitLessons = ({ units }: Course): number =>
  units.reduce((sum, unit) => sum + unit.lessons, 0);

/** The enrolment of a student in a course; none for a visitor who is not logged in. */
export const enrolmentOf = (
  { enrolments }: CourseWorld,
  student: string | undefined,
  course: string,
): Enrolment | undefined =>
  enrolments.find((one) => one.student === student && one.course === course);

/** The certificate of a student for a course, once it is given. */
export const certificateOf = (
  { certificates }: CourseWorld,
  student: string,
  course: string,
): Certificate | undefined =>
  certificates.find((one) => one.student === student && one.course === course);

/** Whether a lesson may be opened: the first is free, the others belong to a paid batch. */
export const isOpen = (course: Course, lesson: string, enrolment: Enrolment | undefined): boolean =>
  enrolment !== undefined || course.lessons[0]?.id === lesson;

/** Whether a visitor who is not enrolled has finished a lesson. */
export const isFreeDone = ({ freeDone }: CourseWorld, course: string, lesson: string): boolean =>
  freeDone.some((one) => one.course === course && one.lesson === lesson);

/** How many lessons of a course a student has finished. */
export const doneIn = (
  world: CourseWorld,
  course: Course,
  { done, unitsDone }: Enrolment,
): number => lessonsOf(world, course).filter(({ id }) => done.includes(id)).length + unitsDone;

/** How many students paid, each counted once. */
export const countStudents = ({ enrolments }: CourseWorld): number =>
  new Set(enrolments.map(({ student }) => student)).size;

/** The seats of the next batch that are left. */
export const seatsLeft = ({ enrolments }: CourseWorld, course: Course): number =>
  course.seats -
  course.taken -
  enrolments.filter(({ course: id, batch }) => id === course.id && batch === course.batch).length;

/** The world with one enrolment changed. */
export const withEnrolment = (
  world: CourseWorld,
  enrolled: Enrolment,
  next: Partial<Enrolment>,
): CourseWorld => ({
  ...world,
  enrolments: world.enrolments.map((one) =>
    one.student === enrolled.student && one.course === enrolled.course ? { ...one, ...next } : one,
  ),
});
