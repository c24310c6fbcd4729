import { type ChosenDay, chosenDay } from '../../../words/days.ts';
import type { Presence } from '../data.ts';
import type { SchoolWorld } from '../world.ts';
import type { School } from './school.ts';
import { pastSchoolDay } from './school-days.ts';

type When = Pick<School, 'data' | 'today'>;

/** The day whose register is taken: today, or the last school day. */
export const registerDay = (when: When): ChosenDay => chosenDay(pastSchoolDay(when), when.today);

/**
 * The days of a student in the register, the latest first. What was taken for a day stands in the place of
 * what the file has for it.
 */
export function registerOf(when: When, { register }: SchoolWorld, student: string) {
  const own = register.filter((row) => row.student === student);
  const days = new Map<ChosenDay, Presence>();
  for (const { day, presence } of own) {
    if (typeof day === 'string') days.set(day, presence);
  }
  for (const { day, presence } of own) {
    if (typeof day === 'string') continue;
    const was = chosenDay(pastSchoolDay(when, -day), when.today);
    if (!days.has(was)) days.set(was, presence);
  }
  return [...days]
    .map(([day, presence]) => ({ day, presence }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

/** What stands in the register of the day for a student, once it is taken. */
export const presenceOf = (
  when: When,
  { register }: SchoolWorld,
  student: string,
): Presence | undefined =>
  register.find((row) => row.student === student && row.day === registerDay(when))?.presence;

/** Writes the register of a class for the day, in the place of what it had. */
export function takeRegister(
  school: School,
  world: SchoolWorld,
  rows: readonly { readonly student: string; readonly presence: Presence }[],
): SchoolWorld {
  const day = registerDay(school);
  const isNew = (row: SchoolWorld['register'][number]) =>
    row.day === day && rows.some(({ student }) => student === row.student);
  return {
    ...world,
    register: [
      ...world.register.filter((row) => !isNew(row)),
      ...rows.map(({ student, presence }) => ({ student, presence, day })),
    ],
  };
}

/** On how many of the days with a register a student was there, late or in time. */
export function attendanceOf(when: When, world: SchoolWorld, student: string) {
  const own = registerOf(when, world, student);
  return { there: own.filter(({ presence }) => presence !== 'absent').length, days: own.length };
}
