import { families, pageRoutes } from './routes.ts';

/**
 * The files of content/ that a page is about: its words, or its entry and what that costs.
 * @param path of the page in the default language
 * @returns undefined for a page that nobody may list
 */
export function ownSourcesOf(path: string): readonly string[] | undefined {
  for (const [name, route] of Object.entries(pageRoutes)) {
    if (route.path === path) return route.listed ? [`pages/${name}`] : undefined;
  }
  for (const family of Object.values(families)) {
    if (path.startsWith(`${family.path}/`)) {
      return [`${family.collection}${path.slice(family.path.length)}`, 'prices'];
    }
  }
  return undefined;
}
