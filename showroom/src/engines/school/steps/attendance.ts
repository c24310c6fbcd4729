import type { SchoolWorld } from '../world.ts';

export const presences = ['present', 'late', 'absent'] as const;
export type Presence = (typeof presences)[number];

/**
 * What stands in the register for a student.
 * @param back how many school days ago; 0 is the latest one
 */
export const presenceOf = (
  { register }: SchoolWorld,
  student: string,
  back: number,
): Presence | undefined =>
  register.find((row) => row.student === student && row.back === back)?.presence;

/** Writes the register of a class for the latest school day, in the place of what it had. */
export function takeRegister(
  world: SchoolWorld,
  rows: readonly { readonly student: string; readonly presence: Presence }[],
): SchoolWorld {
  const isNew = ({ student, back }: { student: string; back: number }) =>
    back === 0 && rows.some((row) => row.student === student);
  return {
    ...world,
    register: [
      ...world.register.filter((row) => !isNew(row)),
      ...rows.map(({ student, presence }) => ({ student, presence, back: 0 })),
    ],
  };
}

/** On how many of the days with a register a student was there, late or in time. */
export function attendanceOf({ register }: SchoolWorld, student: string) {
  const own = register.filter((row) => row.student === student);
  return { there: own.filter(({ presence }) => presence !== 'absent').length, days: own.length };
}
