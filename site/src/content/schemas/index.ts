import { deskFile } from '@nokshi/contract/desk-words/schema.ts';
import { editorWords } from '@nokshi/contract/editor-words/schema.ts';
import { formsFile, noticeFile } from '@nokshi/forms/words.ts';
import { priceBookOf } from '@nokshi/prices/book.ts';
import { offerFile } from '@nokshi/prices/words.ts';
import type { z } from 'zod';
import {
  category,
  gallery,
  processStep,
  product,
  project,
  service,
  slide,
  technology,
  technologyCategory,
} from './catalogue.ts';
import { company } from './company.ts';
import { editorFile } from './editor.ts';
import { labels, navigation } from './interface.ts';
import { pageSchemas } from './pages.ts';
import { client, office, opening, teamMember, testimonial } from './people.ts';
import { entryOf } from './references.ts';
import { showroom } from './showroom.ts';
import { terms } from './terms.ts';

/** Folders of content/ with one folder per entry, shown in the order that their order.yaml says. */
export const orderedSchemas = {
  slides: slide,
  services: service,
  products: product,
  galleries: gallery,
  projects: project,
  'project-categories': category,
  process: processStep,
  team: teamMember,
  'team-categories': category,
  'technology-categories': technologyCategory,
  clients: client,
  testimonials: testimonial,
  offices: office,
  openings: opening,
};

/** Folders of content/ whose entries other entries name, in an order of their own. */
const namedSchemas = { technologies: technology };

/** All folders of content/ that hold one folder per entry, each with an index.yaml. */
export const entrySchemas = {
  ...orderedSchemas,
  ...namedSchemas,
};

/** The editable content that exists once. */
const editedSingles = {
  company: company,
  desk: deskFile,
  forms: formsFile,
  notice: noticeFile,
  labels,
  navigation,
  offer: offerFile,
  prices: priceBookOf(entryOf),
  showroom,
  terms,
};

const namesOf = <Name extends string>(schemas: Readonly<Record<Name, z.ZodType>>) =>
  Object.keys(schemas) as Name[];

export const editor = editorFile(
  namesOf(entrySchemas),
  namesOf(pageSchemas),
  namesOf(editedSingles),
);

/** Folders of content/ for what exists once: an index.yaml each. */
export const singleSchemas = {
  ...editedSingles,
  editor,
  'editor-words': editorWords,
};

/** A kind of file that forms are made of, such as `products`, `pages/home` or `company`. */
export type ContentType = {
  /** The folder of content/ that it is of; `singles` for what exists once. */
  folder: string;
  kind: string;
  schema: z.ZodType;
};

/** Every kind of file that forms are made of: all but the words of the forms themselves. */
export const contentTypes: readonly ContentType[] = [
  ...Object.entries(entrySchemas).map(([folder, schema]) => ({
    folder,
    kind: folder,
    schema,
  })),
  ...Object.entries(pageSchemas).map(([name, schema]) => ({
    folder: 'pages',
    kind: `pages/${name}`,
    schema,
  })),
  ...Object.entries(editedSingles).map(([kind, schema]) => ({
    folder: 'singles',
    kind,
    schema,
  })),
];

export { pageSchemas };

type Outputs<Schemas> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

/** The entries of each folder. */
export type Entries = Outputs<typeof entrySchemas>;
export type OrderedName = keyof typeof orderedSchemas;
export type NamedName = keyof typeof namedSchemas;

/** The content of each file that exists once. */
export type Singles = Outputs<typeof singleSchemas>;

/** The content of each page in content/pages. */
export type Pages = Outputs<typeof pageSchemas>;
