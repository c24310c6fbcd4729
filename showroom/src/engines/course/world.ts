import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import type { courseSchema } from './schema.ts';

export type CourseData = WithAddresses<z.output<typeof courseSchema>>;
export type Course = CourseData['courses'][number];
export type Lesson = {
  readonly id: string;
  readonly title: DemoText;
  readonly minutes: number;
  readonly slides: readonly DemoText[];
};
export type Enrolment = CourseData['enrolments'][number];

/** What changes on a course site: who is enrolled, what they finished, and the lessons that were added. */
export type CourseWorld = {
  readonly enrolments: readonly Enrolment[];
  /** The free lessons that a visitor finished without being enrolled. */
  readonly freeDone: readonly string[];
  readonly added: readonly (Lesson & { readonly course: string; readonly day: DayOffset })[];
};

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

/** Adds a lesson at the end of a course, for everyone enrolled. */
export const addLesson = (
  world: CourseWorld,
  course: string,
  lesson: Omit<Lesson, 'id'>,
): CourseWorld => ({
  ...world,
  added: [...world.added, { ...lesson, course, day: 0, id: `added-${world.added.length + 1}` }],
});
