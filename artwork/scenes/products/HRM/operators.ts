/** Sewing line 4 and how its wages are worked out. */
import { shapla } from '#kit/palette.ts';
import type { PersonProps } from '#kit/person.tsx';

const basics: Record<number, number> = { 2: 7800, 3: 7400, 4: 6700 };

type OperatorId =
  | 'rokeya'
  | 'shirin'
  | 'malek'
  | 'champa'
  | 'sumi'
  | 'jahangir'
  | 'mousumi'
  | 'nur';

export interface Operator {
  id: OperatorId;
  grade: number;
  days: number;
  hours: number;
  advance: number;
  face: PersonProps;
}

/** The one whose payslip lies open. */
export const opened: Operator = {
  id: 'shirin',
  grade: 3,
  days: 26,
  hours: 38,
  advance: 1000,
  face: { hair: 'hijab', wear: 'kameez', cloth2: 'oklch(.6 .12 200)' },
};

export const operators: readonly Operator[] = [
  {
    id: 'rokeya',
    grade: 2,
    days: 26,
    hours: 44,
    advance: 0,
    face: { hair: 'bun', wear: 'sari', cloth2: shapla[500] },
  },
  opened,
  {
    id: 'malek',
    grade: 3,
    days: 25,
    hours: 30,
    advance: 0,
    face: { hair: 'side', wear: 'shirt', beard: 'moustache' },
  },
  {
    id: 'champa',
    grade: 4,
    days: 26,
    hours: 52,
    advance: 0,
    face: { hair: 'long', wear: 'sari', skin: 2, cloth2: 'oklch(.7 .15 80)' },
  },
  {
    id: 'sumi',
    grade: 4,
    days: 24,
    hours: 16,
    advance: 500,
    face: { hair: 'braid', wear: 'kameez', cloth2: shapla[300] },
  },
  {
    id: 'jahangir',
    grade: 3,
    days: 26,
    hours: 40,
    advance: 0,
    face: { hair: 'short', wear: 'tee', skin: 2 },
  },
  {
    id: 'mousumi',
    grade: 4,
    days: 26,
    hours: 36,
    advance: 0,
    face: { hair: 'bob', wear: 'kameez', skin: 0 },
  },
  {
    id: 'nur',
    grade: 4,
    days: 26,
    hours: 48,
    advance: 0,
    face: { hair: 'cap', wear: 'panjabi', beard: 'full' },
  },
];

export const month = 26;

/** Basic, half of it for rent, 2,450 for the rest; overtime at twice the hourly basic. */
export function wage({ grade, days, hours, advance }: Operator) {
  const basic = basics[grade] ?? 0;
  const rent = basic / 2;
  const allowances = 2450;
  const overtime = Math.round((basic / 104) * hours);
  const absent = Math.round((basic / 30) * (month - days));
  return {
    basic,
    rent,
    allowances,
    overtime,
    net: basic + rent + allowances + overtime - absent - advance,
  };
}
