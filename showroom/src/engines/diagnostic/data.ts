import type { z } from 'zod';
import { oneOf } from '../../demo/one-of.ts';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { diagnosticSchema } from './schema.ts';

/** The login of the gallery that opens the inner side of a diagnostic centre. */
export const role = 'For Diagnostic';

export type DiagnosticData = WithDrawnPictures<z.output<typeof diagnosticSchema>>;
export type Test = DiagnosticData['tests'][number];
export type Part = Extract<Test['work'], { kind: 'values' }>['parts'][number];
export type Doctor = DiagnosticData['doctors'][number];
export type Staff = DiagnosticData['staff'][number];

export const testOf = ({ tests }: DiagnosticData, id: string): Test => oneOf(tests, id);

export const doctorOf = ({ doctors }: DiagnosticData, id: string | null): Doctor | undefined =>
  doctors.find((one) => one.id === id);

export const staffOf = ({ staff }: DiagnosticData, id: string | null): Staff | undefined =>
  staff.find((one) => one.id === id);

/** Who may check, or sign, a test. */
export const staffFor = (data: DiagnosticData, test: string, may: Staff['may']): readonly Staff[] =>
  data.staff.filter((one) => one.may === may && one.kind === testOf(data, test).work.kind);
