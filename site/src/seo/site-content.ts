import type { z } from 'zod';
import type { Localized } from '../content/localize.ts';
import type { Entries, Singles } from '../content/schemas/index.ts';

/** Where a picture comes from does not matter here. */
type Anything = z.ZodUnknown;

type Entry<Name extends keyof Entries<Anything>> = { id: string } & Localized<
  Entries<Anything>[Name]
>;
type Single<Name extends keyof Singles<Anything>> = Localized<Singles<Anything>[Name]>;

/** The files of content/ that describe a page of their own. */
export const pageNames = [
  'home',
  'about',
  'servicesPage',
  'productsPage',
  'projectsPage',
  'readyProducts',
  'contact',
  'career',
  'bookADemo',
  'faq',
  'privacyPolicy',
  'accessibility',
  'searchPage',
  'thankYou',
  'notFound',
] as const;
export type PageName = (typeof pageNames)[number];

/** What search engines, link previews and the search need to know of content/. */
export type SiteContent = {
  company: Single<'company'>;
  pages: { [Name in PageName]: Single<Name> };
  services: Entry<'services'>[];
  products: Entry<'products'>[];
  galleries: Entry<'galleries'>[];
  projects: Entry<'projects'>[];
  team: Entry<'team'>[];
  offices: Entry<'offices'>[];
  /** Only those that may still be applied for. */
  openings: Entry<'openings'>[];
  /** The address of an entry's picture, by folder and name, such as "team/maliha-dewan". */
  pictures: Readonly<Record<string, string>>;
};

/** The name that stands in titles: brand and descriptor. */
export const companyName = ({ company }: SiteContent) => `${company.brand} ${company.descriptor}`;
