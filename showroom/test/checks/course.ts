import { type Course, type CourseData, courseOf } from '../../src/engines/course/data.ts';
import { certificateFor, certificateNumber } from '../../src/engines/course/steps/certificates.ts';
import {
  type Certificate,
  type CourseWorld,
  certificateOf,
  countOf,
  type Enrolment,
  enrolmentOf,
  lessonsOf,
  seatsLeft,
  unitLessons,
} from '../../src/engines/course/world.ts';
import { dayOf } from '../../src/words/days.ts';

/** The broken invariants on a course site, in words; none when all hold. */
export const check = (data: CourseData, world: CourseWorld, now: Date): readonly string[] => [
  ...repeated(world.enrolments.map(({ student, course }) => `${student} in ${course}`)),
  ...repeated(world.certificates.map(({ number }) => number)),
  ...data.courses.flatMap((course) => courseFaults(course, world)),
  ...world.enrolments.flatMap((enrolment) => enrolmentFaults(data, world, enrolment, now)),
  ...world.certificates.flatMap((given) => certificateFaults(data, world, given, now)),
];

const repeated = (names: readonly string[]) =>
  names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} is there twice`);

/** Each sentence that is true of something that must not be. */
const those = (faults: readonly (readonly [boolean, string])[]): string[] =>
  faults.filter(([isSo]) => isSo).map(([, sentence]) => sentence);

const courseFaults = (course: Course, world: CourseWorld) =>
  those([
    [seatsLeft(world, course) < 0, `${course.id} has more students than seats`],
    [
      new Set(lessonsOf(world, course).map(({ id }) => id)).size !==
        lessonsOf(world, course).length,
      `${course.id} has a lesson twice`,
    ],
    [
      world.added.some(({ minutes }) => !Number.isInteger(minutes) || minutes < 1),
      'a lesson was added that takes no time',
    ],
  ]);

function enrolmentFaults(
  data: CourseData,
  world: CourseWorld,
  enrolment: Enrolment,
  now: Date,
): string[] {
  const { student, done, unitsDone, score, day } = enrolment;
  const course = courseOf(data, enrolment.course);
  if (!course) return [`${student} is in a course that is not there`];
  const name = `${student} in ${course.id}`;
  const known = lessonsOf(world, course).map(({ id }) => id);
  return those([
    [done.some((lesson) => !known.includes(lesson)), `${name} finished a lesson of another`],
    [new Set(done).size !== done.length, `${name} finished a lesson twice`],
    [unitsDone > unitLessons(course), `${name} finished more than there is`],
    [score !== null && (score < 0 || score > course.test.length), `${name} scored ${score}`],
    [day > dayOf(now), `${name} paid ahead of the day`],
    [
      certificateFor(data, world, enrolment, day) !== undefined &&
        !certificateOf(world, student, course.id),
      `${name} has earned a certificate and has none`,
    ],
  ]);
}

function certificateFaults(
  data: CourseData,
  world: CourseWorld,
  { number, student, course: id, batch, day, lessons }: Certificate,
  now: Date,
): string[] {
  const course = courseOf(data, id);
  const enrolment = enrolmentOf(world, student, id);
  if (!course || !enrolment) return [`${number} belongs to nobody`];
  return those([
    [number !== certificateNumber(data, course, { student, batch }), `${number} does not fit`],
    [enrolment.batch !== batch, `${number} is of another batch`],
    [lessons > countOf(world, course), `${number} counts lessons that are not there`],
    [enrolment.done.length + enrolment.unitsDone < lessons, `${number} has lessons open`],
    [day > dayOf(now), `${number} is of a day ahead`],
    [day < enrolment.day, `${number} is older than its payment`],
  ]);
}
