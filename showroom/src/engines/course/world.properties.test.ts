import { describe, it } from 'vitest';
import { check } from '../../../test/checks/course.ts';
import { holdThroughRandomSteps, type RandomStep } from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { beginCourses } from './begin.ts';
import { type CourseData, courseOf } from './data.ts';
import { courseSchema } from './schema.ts';
import { enrol } from './steps/enrolments.ts';
import { finishLesson, handInTest } from './steps/learning.ts';
import { addLesson } from './steps/lessons.ts';
import { type CourseWorld, lessonsOf } from './world.ts';
import { worldSchema } from './world-schema.ts';

const idsOf = (list: readonly { readonly id: string }[]) => [...list.map(({ id }) => id), 'none'];

const steps: Readonly<Record<string, RandomStep<CourseData, CourseWorld>>> = {
  enrol: (premises, world, choose) =>
    enrol(
      premises,
      world,
      choose.oneOf(idsOf(premises.data.courses)),
      choose.oneOf(idsOf(premises.data.students)),
      { method: choose.oneOf(['bkash', 'card']), wallet: choose.oneOf(['01200404010', '12']) },
    ),
  finishLesson: (premises, world, choose) => {
    const id = choose.oneOf(idsOf(premises.data.courses));
    const course = courseOf(premises.data, id);
    const student = choose.oneOf([undefined, ...idsOf(premises.data.students)]);
    const lesson = choose.oneOf(idsOf(course ? lessonsOf(world, course) : []));
    return finishLesson(premises, world, id, lesson, student);
  },
  handInTest: (premises, world, choose) => {
    const { student, course: id } = choose.oneOf(world.enrolments);
    const { test = [] } = courseOf(premises.data, id) ?? {};
    const isRight = choose.maybe();
    const answers = test.map(({ right }) => (isRight ? right : choose.oneOf([null, 0, 1])));
    return handInTest(premises, world, id, choose.oneOf([student, undefined]), answers);
  },
  addLesson: (premises, world, choose) =>
    addLesson(premises, world, choose.oneOf(idsOf(premises.data.courses)), {
      title: choose.oneOf(['Mail merge', '']),
      minutes: choose.oneOf(['9', '১২', '-3', '181', 'long']),
      text: choose.oneOf(['Names in A.', '']),
    }),
};

describe.each(demosOfEngine('course'))('%s', (name) => {
  it('adds up through any steps', () => {
    const data = demoData(name, courseSchema);
    const scarce = {
      ...data,
      courses: data.courses.map((course) => ({ ...course, seats: course.taken + 4 })),
    };
    for (const one of [data, scarce]) {
      holdThroughRandomSteps(
        { data: one, begin: beginCourses, check, schema: worldSchema, steps },
        { runs: 30, mostSteps: 20 },
      );
    }
  });
});
