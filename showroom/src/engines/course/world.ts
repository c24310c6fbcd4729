import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { Course, CourseData, Lesson } from './data.ts';
import type { certificate, enrolment, worldSchema } from './world-schema.ts';

export type Enrolment = Kept<typeof enrolment>;
export type Certificate = Kept<typeof certificate>;
export type CourseWorld = Kept<typeof worldSchema>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<CourseData, CourseWorld, Args>;

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

/** Whether a lesson may be opened: the first is free, the others belong to a paid batch. */
export const isOpen = (course: Course, lesson: string, enrolment: Enrolment | undefined): boolean =>
  enrolment !== undefined || course.lessons[0]?.id === lesson;
