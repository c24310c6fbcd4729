import { formsFile, noticeFile } from '@nokshi/forms/words.ts';
import type { z } from 'zod';
import { gallery, processStep, product, project, service, slide, technology } from './catalogue.ts';
import { company } from './company.ts';
import { labels, navigation } from './interface.ts';
import { pageSchemas } from './pages.ts';
import { client, office, opening, teamMember, testimonial } from './people.ts';

/** Folders of content/ that hold one folder per entry, each with an index.yaml. */
export const entrySchemas = <Source extends z.ZodType>(source: Source) => ({
  slides: slide(source),
  services: service(source),
  products: product(source),
  galleries: gallery(source),
  projects: project(source),
  process: processStep(source),
  team: teamMember(source),
  clients: client(source),
  testimonials: testimonial,
  offices: office(source),
  openings: opening,
});

/** Files of content/ that exist once. */
export const fileSchemas = <Source extends z.ZodType>(source: Source) => ({
  company: company(source),
  forms: formsFile,
  notice: noticeFile,
  labels,
  navigation,
  technology,
});

export { pageSchemas };

/** The name each file of content/pages has in the code, where it differs from a folder of entries. */
export const pageFiles = {
  home: 'home',
  about: 'about',
  servicesPage: 'services',
  productsPage: 'products',
  projectsPage: 'projects',
  contact: 'contact',
  career: 'career',
  readyProducts: 'ready-products',
  bookADemo: 'book-a-demo',
  privacyPolicy: 'privacy-policy',
  accessibility: 'accessibility',
  faq: 'faq',
  searchPage: 'search',
  thankYou: 'thank-you',
  notFound: 'not-found',
} as const satisfies Record<string, keyof ReturnType<typeof pageSchemas>>;

type Outputs<Schemas> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };
type Pages<Source extends z.ZodType> = Outputs<ReturnType<typeof pageSchemas<Source>>>;

/** What each folder of entries holds, given what a picture is read as. */
export type Entries<Source extends z.ZodType> = Outputs<ReturnType<typeof entrySchemas<Source>>>;

/** What each file that exists once holds. */
export type Singles<Source extends z.ZodType> = Outputs<ReturnType<typeof fileSchemas<Source>>> & {
  [Name in keyof typeof pageFiles]: Pages<Source>[(typeof pageFiles)[Name]];
};
