import type { OrganisationData } from './data.ts';
import { firstGift, type OrganisationWorld } from './world.ts';

/** What was given before the visitor came. */
export const beginOrganisation = ({ gifts }: OrganisationData): OrganisationWorld => ({
  gifts: gifts.map((gift, index) => ({
    ...gift,
    number: firstGift - 1 - index,
    project: null,
    isStopped: false,
    isOwn: false,
  })),
  messages: [],
});
