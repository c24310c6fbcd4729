import type { PageName } from './routes.ts';

/**
 * Pages that a company may do without, each with the folder of content/ that it shows, where there is one. Such
 * a page is off where the company says so, and where that folder has no entries; with it goes all that leads there.
 */
export const optionalPages = {
  projects: 'projects',
  'ready-products': 'galleries',
  price: undefined,
  'book-a-demo': undefined,
  career: 'openings',
} as const satisfies Partial<Record<PageName, string | undefined>>;

export type OptionalPage = keyof typeof optionalPages;

export const optionalPageNames = Object.keys(optionalPages) as [OptionalPage, ...OptionalPage[]];
