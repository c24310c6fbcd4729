import type { Day } from '../../../words/days.ts';
import type { Presence } from '../data.ts';
import type { SchoolWorld } from '../world.ts';
import type { School, Step } from './school.ts';
import { pastSchoolDay } from './school-days.ts';

type When = Pick<School, 'data' | 'today'>;

/** The day whose register is taken: today, or the last school day. */
export const registerDay = (when: When): Day => pastSchoolDay(when);

/** The days of a student in the register, the latest first. */
export const registerOf = ({ register }: SchoolWorld, student: string) =>
  register
    .filter((row) => row.student === student)
    .map(({ day, presence }) => ({ day, presence }))
    .sort((one, other) => other.day.localeCompare(one.day));

/** What stands in the register of the day for a student, once it is taken. */
export const presenceOf = (when: When, world: SchoolWorld, student: string): Presence | undefined =>
  registerOf(world, student).find(({ day }) => day === registerDay(when))?.presence;

/** Writes the register of a class for the day, in the place of what it had. */
export const takeRegister: Step<
  [rows: readonly { readonly student: string; readonly presence: Presence }[]]
> = (school, world, rows) => {
  const day = registerDay(school);
  const others = world.register.filter(
    (row) => row.day !== day || !rows.some(({ student }) => student === row.student),
  );
  return { ...world, register: [...others, ...rows.map((row) => ({ ...row, day }))] };
};

/** On how many of the days with a register a student was there, late or in time. */
export function attendanceOf(world: SchoolWorld, student: string) {
  const own = registerOf(world, student);
  return { there: own.filter(({ presence }) => presence !== 'absent').length, days: own.length };
}
