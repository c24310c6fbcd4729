import type { Premises } from '../../../runtime/premises.ts';
import type { DiagnosticData } from '../data.ts';

/** What the steps of a diagnostic centre need to know besides its world. */
export type Centre = Premises<DiagnosticData>;
