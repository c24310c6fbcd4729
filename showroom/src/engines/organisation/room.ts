import { makeRoom } from '../../room/room.tsx';
import type { OrganisationData } from './data.ts';
import { beginOrganisation, type OrganisationWorld } from './world.ts';

export const { Room: OrganisationRoom, useRoom: useOrganisation } = makeRoom<
  OrganisationData,
  OrganisationWorld
>(1, beginOrganisation);
