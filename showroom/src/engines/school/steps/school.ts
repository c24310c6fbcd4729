import type { Premises } from '../../../runtime/premises.ts';
import type { SchoolData } from '../data.ts';

/** The arguments of the steps of a school besides its world. */
export type School = Premises<SchoolData>;
