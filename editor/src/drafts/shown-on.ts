import { families, type PageName, pageRoutes } from '@nokshi/site/src/routes/routes.ts';
import type { Place } from './places.ts';

/** The addresses of the pages that show an entry, its own first. */
export function pagesOf({ folder, name }: Place): string[] {
  if (folder === 'pages') return [pageRoutes[name as PageName].path];
  const own = Object.values(families)
    .filter(({ collection }) => collection === folder)
    .map(({ path }) => `${path}/${name}`);
  const shown = folder === 'singles' ? name : folder;
  const showing = Object.values(pageRoutes)
    .filter(({ shows }) => shows.includes(shown))
    .map(({ path }) => path);
  return [...own, ...showing];
}
