import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import { afterHolidays } from '../../words/calendar.ts';
import type { Day } from '../../words/days.ts';
import type { courseSchema } from './schema.ts';

export type CourseData = WithDrawnPictures<z.output<typeof courseSchema>>;
export type Course = CourseData['courses'][number];
export type Lesson = {
  readonly id: string;
  readonly title: DemoText;
  readonly minutes: number;
  readonly slides: readonly DemoText[];
};

export const courseOf = ({ courses }: Pick<CourseData, 'courses'>, id: string) =>
  courses.find((course) => course.id === id);

/** The first day of the next batch: after the holidays, where it would fall on one. */
export const startOf = ({ starts }: Course): Day => afterHolidays(starts);

export const studentOf = ({ students }: Pick<CourseData, 'students'>, id: string) =>
  students.find((student) => student.id === id);

export const methods = ['bkash', 'card'] as const;
