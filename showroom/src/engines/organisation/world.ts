import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { OrganisationData } from './data.ts';
import type { gift, worldSchema } from './world-schema.ts';

export type OrganisationWorld = Kept<typeof worldSchema>;
export type Gift = Kept<typeof gift>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<
  OrganisationData,
  OrganisationWorld,
  Args
>;

export const firstGift = 1046;
export const firstMessage = 301;
