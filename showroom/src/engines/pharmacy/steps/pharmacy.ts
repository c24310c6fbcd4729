import type { Premises } from '../../../runtime/premises.ts';
import type { PharmacyData } from '../data.ts';
import type { PharmacyWorld } from '../world.ts';

/** The arguments of the steps of a pharmacy besides its world. */
export type Pharmacy = Premises<PharmacyData>;

/** A step that makes a new world of the one before; what is given to it comes last. */
export type Step<Given extends readonly unknown[]> = (
  pharmacy: Pharmacy,
  world: PharmacyWorld,
  ...given: Given
) => PharmacyWorld;
