import type { Premises, StepOf } from '../../../runtime/premises.ts';
import type { PharmacyData } from '../data.ts';
import type { PharmacyWorld } from '../world.ts';

/** The arguments of the steps of a pharmacy besides its world. */
export type Pharmacy = Premises<PharmacyData>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<PharmacyData, PharmacyWorld, Args>;
