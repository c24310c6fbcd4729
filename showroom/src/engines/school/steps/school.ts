import type { Premises, StepOf } from '../../../runtime/premises.ts';
import type { SchoolData } from '../data.ts';
import type { SchoolWorld } from '../world.ts';

/** The arguments of the steps of a school besides its world. */
export type School = Premises<SchoolData>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<SchoolData, SchoolWorld, Args>;
