import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { diagnosticSchema } from './schema.ts';

/** The login of the gallery that opens the inner side of a diagnostic centre. */
export const role = 'For Diagnostic';

// Lists that the world knows, too, and so the browser, which does without the schemas of zod.

/** What reference ranges differ by. */
export const sexes = ['female', 'male'] as const;

export const serialStates = ['done', 'inRoom', 'pressure', 'waiting', 'coming'] as const;

export const sampleStates = [
  'billed',
  'received',
  'running',
  'entered',
  'checked',
  'signed',
] as const;

export const methods = ['cash', 'bkash', 'card'] as const;

export type Sex = (typeof sexes)[number];
export type SerialState = (typeof serialStates)[number];
export type SampleState = (typeof sampleStates)[number];
export type Method = (typeof methods)[number];

export type DiagnosticData = WithAddresses<z.output<typeof diagnosticSchema>>;
export type Test = DiagnosticData['tests'][number];
export type Part = Extract<Test['work'], { kind: 'values' }>['parts'][number];
export type Doctor = DiagnosticData['doctors'][number];
export type Staff = DiagnosticData['staff'][number];

export const testOf = ({ tests }: DiagnosticData, id: string): Test | undefined =>
  tests.find((one) => one.id === id);

export const doctorOf = ({ doctors }: DiagnosticData, id: string | null): Doctor | undefined =>
  doctors.find((one) => one.id === id);

export const staffOf = ({ staff }: DiagnosticData, id: string | null): Staff | undefined =>
  staff.find((one) => one.id === id);

/** Who may check, or sign, a test. */
export const staffFor = (data: DiagnosticData, test: string, may: Staff['may']): readonly Staff[] =>
  data.staff.filter((one) => one.may === may && one.kind === testOf(data, test)?.work.kind);
