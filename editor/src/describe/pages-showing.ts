import { families, pageRoutes } from '@nokshi/site/src/routes/routes.ts';

/** What stands on every page, and so on the first one. */
const everywhere: readonly string[] = ['company', 'labels', 'navigation'];

/** The addresses of the pages that show an entry, its own one first. */
export function pagesShowing(folder: string, name: string): string[] {
  const file = folder === 'singles' ? name : folder;
  const own = Object.values(families)
    .filter(({ collection }) => collection === folder)
    .map(({ path }) => `${path}/${name}`);
  const pages = Object.entries(pageRoutes)
    .filter(([page, { shows }]) =>
      folder === 'pages' ? page === name : shows.some((one) => one === file),
    )
    .map(([, { path }]) => path);
  const first = folder === 'singles' && everywhere.includes(name) ? [pageRoutes.home.path] : [];
  return [...new Set([...own, ...first, ...pages])];
}
