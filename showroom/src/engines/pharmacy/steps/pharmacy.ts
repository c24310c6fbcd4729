import type { Premises } from '../../../runtime/premises.ts';
import type { PharmacyData } from '../data.ts';

/** What the steps of a pharmacy need to know besides its world. */
export type Pharmacy = Premises<PharmacyData>;
