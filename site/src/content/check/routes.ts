import { readdirSync } from 'node:fs';
import type { ContentFile } from './content-files.ts';

/** Which folder of content/ fills the dynamic pages of a folder of site/src/pages. */
const dynamicPages: Record<string, string> = {
  services: 'services',
  products: 'products',
  'ready-products': 'galleries',
};

/** Every path of the site: one for each page file, and one for each entry that has a page. */
export function siteRoutes(files: readonly ContentFile[], pages: string): ReadonlySet<string> {
  const fixed = readdirSync(pages)
    .filter((name) => name.endsWith('.astro') && name !== '404.astro')
    .map((name) => `/${name.replace(/(index)?\.astro$/, '')}`);
  const dynamic = Object.entries(dynamicPages).flatMap(([parent, folder]) =>
    files.filter((one) => one.folder === folder).map((one) => `/${parent}/${one.id}`),
  );
  return new Set([...fixed, ...dynamic]);
}
