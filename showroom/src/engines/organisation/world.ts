import type { Kept } from '../../demo/world-schema.ts';
import type { Premises } from '../../runtime/premises.ts';
import type { OrganisationData } from './data.ts';
import type { gift, worldSchema } from './world-schema.ts';

export type OrganisationWorld = Kept<typeof worldSchema>;
export type Gift = Kept<typeof gift>;

/** Changes the world by what is known at the moment, and what the step is about. */
export type Step<Args extends readonly unknown[]> = (
  premises: Premises<OrganisationData>,
  world: OrganisationWorld,
  ...args: Args
) => OrganisationWorld;

export const firstGift = 1046;
export const firstMessage = 301;
