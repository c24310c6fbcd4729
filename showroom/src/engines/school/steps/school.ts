import type { Premises } from '../../../runtime/premises.ts';
import type { SchoolData } from '../data.ts';

/** What the steps of a school need to know besides its world. */
export type School = Premises<SchoolData>;
