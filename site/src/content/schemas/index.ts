import type { z } from 'zod';
import { gallery, processStep, product, project, service, slide, technology } from './catalogue.ts';
import { company } from './company.ts';
import { forms } from './forms.ts';
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
  forms,
  labels,
  navigation,
  technology,
});

export { pageSchemas };
export type EntryFolder = keyof ReturnType<typeof entrySchemas>;
export type SingleFile = keyof ReturnType<typeof fileSchemas>;
export type PageFile = keyof ReturnType<typeof pageSchemas>;
