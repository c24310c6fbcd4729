import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginOrganisation } from './begin.ts';
import { type OrganisationData, sectionsOf } from './data.ts';
import type { OrganisationWorld } from './world.ts';

export const { Provider: OrganisationProvider, useDemo: useOrganisation } = makeEngine<
  OrganisationData,
  OrganisationWorld
>({
  version: 3,
  bears: bears.organisation,
  begin: beginOrganisation,
  schema: () => import('./world-schema.ts'),
  parts: ({ pages, home }) =>
    pages
      .filter(({ id }) => id === home)
      .flatMap((page) => sectionsOf(page).map(({ kind }) => kind)),
});
