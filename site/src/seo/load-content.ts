import type { Language } from '@nokshi/forms/languages.ts';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { examplesAtRealAddress } from '../content/check/launch.ts';
import { plainly } from '../content/entries.ts';
import { isOpen } from '../content/open-position.ts';
import { withoutNotingSources } from '../content/page-sources.ts';
import { offices, teamMembers } from '../content/people.ts';
import { productPages } from '../content/products.ts';
import { isShown } from '../content/shown-pages.ts';
import { type PageName, pageRoutes } from '../routes/routes.ts';
import type { SiteContent } from './site-content.ts';

const remembered = new Map<Language, Promise<SiteContent>>();

/** Reads what search engines need of content/; once for a build, at each request in development. */
export function loadContent(language: Language): Promise<SiteContent> {
  if (!import.meta.env.PROD) return read(language);
  const content = remembered.get(language) ?? withoutNotingSources(() => read(language));
  remembered.set(language, content);
  return content;
}

async function read(language: Language): Promise<SiteContent> {
  const { single, pageWords, ordered, named } = plainly;
  const names = Object.keys(pageRoutes) as PageName[];
  const [
    company,
    labels,
    prices,
    terms,
    pages,
    services,
    products,
    galleries,
    projects,
    team,
    places,
    openings,
  ] = await Promise.all([
    single('company', language),
    single('labels', language),
    single('prices', language),
    single('terms', language),
    Promise.all(names.map(async (name) => [name, await pageWords(name, language)] as const)),
    ordered('services', language),
    ordered('products', language),
    ordered('galleries', language),
    ordered('projects', language),
    ordered('team', language),
    ordered('offices', language),
    ordered('openings', language),
  ]);
  const technologies = await named('technologies', language);
  return {
    language,
    isPreview: examplesAtRealAddress(contentFolder()).length > 0,
    pagesOff: names.filter((name) => !isShown(name)),
    company,
    labels,
    prices,
    terms,
    pages: Object.fromEntries(pages) as { [Name in PageName]: SiteContent['pages'][Name] },
    services,
    products,
    galleries,
    projects,
    team,
    offices: places,
    openings: openings.filter((one) => isOpen(one, company.timeZone)),
    technologies: new Map([...technologies].map(([id, { name }]) => [id, name])),
    pictures: await pictureAddresses(language),
  };
}

/** The very files that the pages show, so that no further ones are made. */
async function pictureAddresses(language: Language): Promise<Record<string, string>> {
  const [products, members, places] = await Promise.all([
    productPages(language),
    teamMembers(language),
    offices(language),
  ]);
  const addresses = (folder: string, entries: { id: string; picture: { src: string } }[]) =>
    entries.map(({ id, picture }) => [`${folder}/${id}`, picture.src] as const);
  return Object.fromEntries([
    ...addresses('products', products),
    ...addresses('team', members),
    ...addresses('offices', places),
  ]);
}
