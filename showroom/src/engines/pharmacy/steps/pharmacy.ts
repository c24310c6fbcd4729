import type { Premises } from '../../../runtime/premises.ts';
import type { PharmacyData } from '../data.ts';

/** The arguments of the steps of a pharmacy besides its world. */
export type Pharmacy = Premises<PharmacyData>;
