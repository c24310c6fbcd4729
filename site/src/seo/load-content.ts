import { ordered, single } from '../content/entries.ts';
import { openings } from '../content/openings.ts';
import { offices, teamMembers } from '../content/people.ts';
import { productPages } from '../content/products.ts';
import { type PageName, pageNames, type SiteContent } from './site-content.ts';

let remembered: Promise<SiteContent> | undefined;

/** Reads what the SEO part needs; once for a build, at each request in development. */
export function loadContent(): Promise<SiteContent> {
  if (!import.meta.env.PROD) return read();
  remembered ??= read();
  return remembered;
}

async function read(): Promise<SiteContent> {
  const [company, pages, services, products, galleries, projects, team, officeList, open] =
    await Promise.all([
      single('company'),
      Promise.all(pageNames.map(async (name) => [name, await single(name)] as const)),
      ordered('services'),
      ordered('products'),
      ordered('galleries'),
      ordered('projects'),
      ordered('team'),
      ordered('offices'),
      openings(),
    ]);
  return {
    company,
    pages: Object.fromEntries(pages) as { [Name in PageName]: SiteContent['pages'][Name] },
    services,
    products,
    galleries,
    projects,
    team,
    offices: officeList,
    openings: open,
    pictures: await pictureAddresses(),
  };
}

/** The very files that the pages show, so that no further ones are made. */
async function pictureAddresses(): Promise<Record<string, string>> {
  const [products, members, places] = await Promise.all([productPages(), teamMembers(), offices()]);
  const addresses = (folder: string, entries: { id: string; picture: { src: string } }[]) =>
    entries.map(({ id, picture }) => [`${folder}/${id}`, picture.src] as const);
  return Object.fromEntries([
    ...addresses('products', products),
    ...addresses('team', members),
    ...addresses('offices', places),
  ]);
}
