import { makeRoom } from '../../room/room.tsx';
import { beginCourses, type CourseData, type CourseWorld } from './world.ts';

export const { Room: CourseRoom, useRoom: useCourses } = makeRoom<CourseData, CourseWorld>(
  1,
  beginCourses,
);
