import type { Course } from '../data.ts';
import { useCourses } from '../engine.ts';
import { type Enrolment, enrolmentOf } from '../world.ts';

/** Who is logged in as a student: the id, or nothing. */
export function useStudent(): string | undefined {
  const { data, login } = useCourses();
  return login?.role === 'Student' ? data.students[0]?.id : undefined;
}

/** Their enrolment in a course, or nothing. */
export function useEnrolment(course: Course): Enrolment | undefined {
  const { world } = useCourses();
  const student = useStudent();
  return enrolmentOf(world, student, course.id);
}
