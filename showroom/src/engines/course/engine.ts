import { makeEngine } from '../../runtime/engine.tsx';
import { beginCourses } from './begin.ts';
import type { CourseData } from './data.ts';
import type { CourseWorld } from './world.ts';

export const { Provider: CourseProvider, useDemo: useCourses } = makeEngine<
  CourseData,
  CourseWorld
>({
  version: 3,
  begin: beginCourses,
  schema: () => import('./world-schema.ts'),
});
