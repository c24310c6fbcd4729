import type { Premises, StepOf } from '../../../runtime/premises.ts';
import type { DiagnosticData } from '../data.ts';
import type { DiagnosticWorld } from '../world.ts';

/** The arguments of the steps of a diagnostic centre besides its world. */
export type Centre = Premises<DiagnosticData>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<DiagnosticData, DiagnosticWorld, Args>;
