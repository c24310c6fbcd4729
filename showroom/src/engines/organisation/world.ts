import type { Kept } from '../../demo/world-schema.ts';
import type { gift, message, worldSchema } from './world-schema.ts';

export type OrganisationWorld = Kept<typeof worldSchema>;
export type Gift = Kept<typeof gift>;
export type Message = Kept<typeof message>;

export const firstGift = 1046;
export const firstMessage = 301;
