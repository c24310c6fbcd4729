import { families, pageRoutes } from '../../routes/routes.ts';
import type { ContentFile } from './content-files.ts';

/** Every path of the site in its default language: the pages, and one for each entry that has a page. */
export function sitePaths(files: readonly ContentFile[]): ReadonlySet<string> {
  const pages = Object.values(pageRoutes).map(({ path }) => path);
  const entries = Object.values(families).flatMap(({ path, collection }) =>
    files.filter((one) => one.folder === collection).map((one) => `${path}/${one.id}`),
  );
  return new Set([...pages.filter((path) => path !== pageRoutes['not-found'].path), ...entries]);
}
