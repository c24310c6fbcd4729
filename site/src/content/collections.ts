import type { PageName } from '../routes/routes.ts';

/** Names of Astro's collections for the pages and the orders of content/, apart from those of entries. */
export const pageCollection = <Name extends PageName>(name: Name) => `${name}-page` as const;
export const orderCollection = <Name extends string>(name: Name) => `${name}-order` as const;
