import type { PageName } from '../routes/routes.ts';

/** The pages that many people look for by words that stand on none of them. */
export const searchedPages = [
  'contact',
  'career',
  'projects',
  'terms',
  'sample-contract',
] as const satisfies readonly PageName[];
