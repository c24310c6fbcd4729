import { families, type PageName, pageRoutes } from '@nokshi/site/src/routes/routes.ts';

/** Content of every page is shown on the first one. */
const everywhere: readonly string[] = ['company', 'labels', 'navigation'];

/** On which pages an owner looks for an entry: those whose sections are made of such entries. */
const shownOn: Partial<Record<PageName, readonly string[]>> = {
  home: ['slides', 'services', 'products', 'projects', 'clients', 'testimonials'],
  about: ['company', 'team', 'team-categories', 'technology-categories', 'technologies'],
  services: ['services', 'process'],
  products: ['products', 'galleries'],
  projects: ['projects', 'project-categories', 'technologies'],
  'ready-products': ['galleries'],
  price: ['prices', 'offer'],
  contact: ['offices', 'company', 'forms'],
  career: ['openings'],
  'book-a-demo': ['forms'],
  security: ['terms'],
  terms: ['terms'],
};

/** The addresses of the pages that show an entry, its own one first. */
export function pagesShowing(folder: string, name: string): string[] {
  const file = folder === 'singles' ? name : folder;
  const own = Object.values(families)
    .filter(({ collection }) => collection === folder)
    .map(({ path }) => `${path}/${name}`);
  const pages = Object.entries(pageRoutes)
    .filter(([page]) =>
      folder === 'pages' ? page === name : shownOn[page as PageName]?.includes(file),
    )
    .map(([, { path }]) => path);
  const first = folder === 'singles' && everywhere.includes(name) ? [pageRoutes.home.path] : [];
  return [...new Set([...own, ...first, ...pages])];
}
