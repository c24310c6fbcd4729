import type { DemoText } from '../../demo/words.ts';
import { type Day, dayOf } from '../../words/days.ts';
import type { Method, SampleState, SerialState, Sex } from './lists.ts';

export type Serial = {
  readonly doctor: string;
  readonly number: number;
  /** The day it is for. */
  readonly day: Day;
  readonly name: DemoText;
  /** Who came without calling has none. */
  readonly phone: string | null;
  readonly state: SerialState;
  readonly isByPhone: boolean;
};

export type Patient = {
  readonly name: DemoText;
  /** In years. */
  readonly age: number;
  readonly sex: Sex;
  readonly phone: string;
};

/** Money that came in for a bill at one time, in whole taka. */
export type Payment = {
  readonly amount: number;
  readonly method: Method;
  readonly day: Day;
};

export type Bill = Patient & {
  readonly number: number;
  readonly point: string;
  /** Whose visit is on it, and what it costs. */
  readonly doctor: string | null;
  readonly visit: number;
  readonly serial: number | null;
  /** Who sent the patient. */
  readonly by: DemoText;
  readonly discount: number;
  readonly payments: readonly Payment[];
  readonly day: Day;
  /** When its reports are promised. */
  readonly ready: Day;
  readonly isDelivered: boolean;
};

/** What came out of a test. */
export type Result =
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly part: string; readonly value: number }[];
    }
  | { readonly kind: 'written'; readonly findings: string; readonly impression: string };

/** One test of a bill on its way from the bill to a signed report. */
export type Sample = {
  readonly number: number;
  readonly bill: number;
  readonly test: string;
  readonly price: number;
  readonly state: SampleState;
  readonly result: Result | null;
  readonly checkedBy: string | null;
  readonly signedBy: string | null;
};

/** The mutable state of a diagnostic centre: serials, bills, samples, and who sits in the laboratory. */
export type DiagnosticWorld = {
  readonly serials: readonly Serial[];
  readonly bills: readonly Bill[];
  readonly samples: readonly Sample[];
  /** The one of the staff whose hand checks and signs. */
  readonly atDesk: string;
};

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
