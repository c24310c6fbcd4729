import type { Kept } from '../../demo/world-schema.ts';
import { dateOf, dayOf } from '../../words/days.ts';
import type { worldSchema } from './world-schema.ts';

/** The mutable state of a diagnostic centre: serials, bills, samples, and who sits in the laboratory. */
export type DiagnosticWorld = Kept<typeof worldSchema>;
export type Serial = DiagnosticWorld['serials'][number];
export type Bill = DiagnosticWorld['bills'][number];
export type Payment = Bill['payments'][number];
export type Patient = Pick<Bill, 'name' | 'age' | 'sex' | 'phone'>;
export type Sample = DiagnosticWorld['samples'][number];
export type Result = NonNullable<Sample['result']>;

export const samplesOf = ({ samples }: DiagnosticWorld, bill: number): readonly Sample[] =>
  samples.filter((one) => one.bill === bill);

/** The serials of a doctor for today. */
export const serialsOf = (
  { serials }: DiagnosticWorld,
  doctor: string,
  today: Date,
): readonly Serial[] => serials.filter((one) => one.doctor === doctor && one.day === dayOf(today));

/** The bill of a serial of today, once there is one. */
export const billOfSerial = (
  { bills }: DiagnosticWorld,
  doctor: string,
  serial: number,
  today: Date,
): Bill | undefined =>
  bills.find((one) => one.doctor === doctor && one.serial === serial && one.day === dayOf(today));

export const billOf = ({ bills }: DiagnosticWorld, number: number): Bill | undefined =>
  bills.find((one) => one.number === number);

export const sampleOf = ({ samples }: DiagnosticWorld, number: number): Sample | undefined =>
  samples.find((one) => one.number === number);

/** A bill's number with the year it was made in: 26-11840. */
export const billNumber = ({ number, day }: Pick<Bill, 'number' | 'day'>): string =>
  `${String(dateOf(day).getFullYear()).slice(-2)}-${number}`;
