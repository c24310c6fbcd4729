import type { Premises } from '../../../runtime/premises.ts';
import type { DiagnosticData } from '../data.ts';
import type { DiagnosticWorld } from '../world.ts';

/** The arguments of the steps of a diagnostic centre besides its world. */
export type Centre = Premises<DiagnosticData>;

/** A step that makes a new world of the one before; what is given to it comes last. */
export type Step<Given extends readonly unknown[]> = (
  centre: Centre,
  world: DiagnosticWorld,
  ...given: Given
) => DiagnosticWorld;
