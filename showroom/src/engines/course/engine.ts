import { makeEngine } from '../../runtime/engine.tsx';
import { beginCourses, type CourseData, type CourseWorld } from './world.ts';

export const { Provider: CourseProvider, useDemo: useCourses } = makeEngine<
  CourseData,
  CourseWorld
>({ version: 1, begin: beginCourses });
