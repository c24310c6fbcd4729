import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
  pathIn,
} from '@nokshi/forms/languages.ts';
import { builtPages, isDemo, openPages } from '../scripts/audit/pages.ts';
import { families } from '../site/src/routes/routes.ts';

/** The folder of the built site. */
export const dist =
  process.env['SITE_DIR'] ?? fileURLToPath(new URL('../site/dist', import.meta.url));

/** The pages of the demos, which have neither header nor footer of the site. */
export const demoRoutes = () => builtPages(dist).filter(isDemo);

/** The pages of the site that have an address, without those of the demos. */
export const builtRoutes = () => openPages(dist).filter((route) => !isDemo(route));

/** Whether the audit asks for every page, state and size; `npm test` takes one page of each kind. */
export const isEverywhere = process.env['EVERY_PAGE'] !== undefined;

/** The widths that the journeys of demos and of the desk take: in `npm test` that of a phone, in the audit both. */
export const widths = isEverywhere ? [360, 1280] : [360];

/** The pages of a language. */
export const routesIn = (language: Language) =>
  builtRoutes().filter((route) => languageOfPath(route) === language);

/** Pages of nothing but words, which look like /terms. */
const likeTerms = ['/privacy-policy', '/security', '/accessibility'];

/**
 * One page of each kind, in one language: every page that looks like no other, and the first of those that
 * share a template, such as the services. In the audit every page.
 */
function pageTypesIn(language: Language): string[] {
  const routes = routesIn(language);
  if (isEverywhere) return routes;
  const repeated = Object.values(families).flatMap(({ path }) =>
    routes.filter((route) => route.startsWith(pathIn(language, `${path}/`))).slice(1),
  );
  const alike = [...repeated, ...likeTerms.map((route) => pathIn(language, route))];
  return routes.filter((route) => !alike.includes(route));
}

/** One page of each kind in each language; in the audit every page. */
export const pageTypes = () => languageCodes.flatMap(pageTypesIn);

/**
 * One page of each kind, the languages by turns, for checks that take long and hold with the template;
 * in the audit every page in each language.
 */
export const pageTypesByTurns = () =>
  isEverywhere
    ? pageTypes()
    : pageTypesIn(defaultLanguage).map((route, index) =>
        pathIn(languageCodes[index % languageCodes.length] ?? defaultLanguage, route),
      );

/** Pages in parts of at most `size`, so that each is a test that ends in its time. */
export const inShares = (routes: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, index) =>
    routes.slice(index * size, (index + 1) * size),
  );

/** What the build says of its pages: the address of each, whether it is to be found, and those of no page. */
export const siteIndex = (): {
  pages: { path: string; listed: boolean }[];
  notFound: Record<string, string>;
} => JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8'));

/** The built HTML of a page. */
export const builtFile = (route: string) =>
  path.join(dist, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
