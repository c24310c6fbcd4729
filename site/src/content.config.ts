import { defineCollection, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import {
  type EntryFolder,
  entrySchemas,
  fileSchemas,
  type PageFile,
  pageSchemas,
  type SingleFile,
} from './content/schemas/index.ts';

const collection = <Schema extends z.ZodType>(
  base: string,
  pattern: string,
  schema: (context: SchemaContext) => Schema,
) =>
  defineCollection({
    loader: glob({ base, pattern, generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema,
  });

const folder = <Name extends EntryFolder>(name: Name) =>
  collection(`../content/${name}`, '*/index.yaml', ({ image }) => entrySchemas(image())[name]);

const file = <Name extends SingleFile>(name: Name) =>
  collection('../content', `${name}.yaml`, ({ image }) => fileSchemas(image())[name]);

const page = <Name extends PageFile>(name: Name) =>
  collection('../content/pages', `${name}.yaml`, ({ image }) => pageSchemas(image())[name]);

export const collections = {
  slides: folder('slides'),
  services: folder('services'),
  products: folder('products'),
  galleries: folder('galleries'),
  projects: folder('projects'),
  process: folder('process'),
  team: folder('team'),
  clients: folder('clients'),
  testimonials: folder('testimonials'),
  offices: folder('offices'),
  openings: folder('openings'),
  company: file('company'),
  forms: file('forms'),
  labels: file('labels'),
  navigation: file('navigation'),
  technology: file('technology'),
  home: page('home'),
  about: page('about'),
  servicesPage: page('services'),
  productsPage: page('products'),
  projectsPage: page('projects'),
  contact: page('contact'),
  career: page('career'),
  readyProducts: page('ready-products'),
  bookADemo: page('book-a-demo'),
  privacyPolicy: page('privacy-policy'),
  faq: page('faq'),
  thankYou: page('thank-you'),
  notFound: page('not-found'),
};
