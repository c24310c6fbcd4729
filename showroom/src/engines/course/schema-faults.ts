import type { z } from 'zod';
import type { course, enrolment } from './schema.ts';

type Named = { id: string };
type Checked = {
  free: string;
  teachers: Named[];
  students: Named[];
  courses: z.output<typeof course>[];
  enrolments: z.output<typeof enrolment>[];
};

/** Says which names in the data of a course site lead to nothing, and what they may be. */
export function checkReferences(data: Checked, context: z.RefinementCtx): void {
  const { teachers, courses, students, enrolments, free } = data;
  const check = (path: (string | number)[], name: string, known: readonly Named[]) => {
    if (known.some((one) => one.id === name)) return;
    const message = `names ${name}; there are: ${known.map((one) => one.id).join(', ')}`;
    context.addIssue({ code: 'custom', path, message });
  };
  check(['free'], free, courses);
  for (const [index, { teacher, test }] of courses.entries()) {
    check(['courses', index, 'teacher'], teacher, teachers);
    for (const [at, { right, choices }] of test.entries()) {
      if (right < choices.length) continue;
      const message = `must be a choice, 0 to ${choices.length - 1}`;
      context.addIssue({ code: 'custom', path: ['courses', index, 'test', at, 'right'], message });
    }
  }
  for (const [index, one] of enrolments.entries()) {
    check(['enrolments', index, 'student'], one.student, students);
    check(['enrolments', index, 'course'], one.course, courses);
  }
}
