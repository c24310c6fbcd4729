import type { Language } from '@nokshi/forms/languages.ts';
import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import type { diagnosticSchema, sampleStates, serialStates } from './schema.ts';
import type { Sex } from './sexes.ts';

export type DiagnosticData = WithAddresses<z.output<typeof diagnosticSchema>>;
export type Test = DiagnosticData['tests'][number];
export type Part = Extract<Test['work'], { kind: 'values' }>['parts'][number];
export type Doctor = DiagnosticData['doctors'][number];
export type Staff = DiagnosticData['staff'][number];

/** What every step needs to know besides the world. */
export type Centre = { readonly data: DiagnosticData; readonly language: Language };

export type SerialState = (typeof serialStates)[number];
type SampleState = (typeof sampleStates)[number];
export const methods = ['cash', 'bkash', 'card'] as const;
export type Method = (typeof methods)[number];

export type Serial = {
  readonly doctor: string;
  readonly number: number;
  readonly name: DemoText;
  readonly phone: string;
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
  /** In whole taka, of the whole bill. */
  readonly paid: number;
  readonly method: Method;
  readonly day: DayOffset;
  readonly isDelivered: boolean;
};

/** One test of a bill on its way from the bill to a signed report. */
export type Sample = {
  readonly number: number;
  readonly bill: number;
  readonly test: string;
  readonly price: number;
  readonly state: SampleState;
  readonly values: readonly { readonly part: string; readonly value: number }[];
  readonly findings: string;
  readonly impression: string;
  readonly checkedBy: string | null;
  readonly signedBy: string | null;
};

/** What changes in a diagnostic centre: serials, bills, and samples. */
export type DiagnosticWorld = {
  readonly serials: readonly Serial[];
  readonly bills: readonly Bill[];
  readonly samples: readonly Sample[];
};

export const testOf = ({ tests }: DiagnosticData, id: string): Test | undefined =>
  tests.find((one) => one.id === id);

export const billOf = ({ bills }: DiagnosticWorld, number: number): Bill | undefined =>
  bills.find((one) => one.number === number);

export const samplesOf = ({ samples }: DiagnosticWorld, bill: number): readonly Sample[] =>
  samples.filter((one) => one.bill === bill);
