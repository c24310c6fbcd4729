import type { Premises } from '../../../runtime/premises.ts';
import type { DiagnosticData } from '../data.ts';

/** The arguments of the steps of a diagnostic centre besides its world. */
export type Centre = Premises<DiagnosticData>;
