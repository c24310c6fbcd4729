import { makeEngine } from '../../runtime/engine.tsx';
import type { OrganisationData } from './data.ts';
import { beginOrganisation, type OrganisationWorld } from './world.ts';

export const { Provider: OrganisationProvider, useDemo: useOrganisation } = makeEngine<
  OrganisationData,
  OrganisationWorld
>({ version: 1, begin: beginOrganisation });
