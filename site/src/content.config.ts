import { defineCollection, type SchemaContext } from 'astro:content';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoSchema } from '@nokshi/showroom/engines/engines.ts';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { contentFolder } from '../../toolchain/content-folder.ts';
import { orderCollection, pageCollection } from './content/collections.ts';
import {
  entrySchemas,
  orderedSchemas,
  pageSchemas,
  singleSchemas,
} from './content/schemas/index.ts';
import { order } from './content/schemas/references.ts';

type Image = ReturnType<SchemaContext['image']>;

/** The files of a collection: one of that path below content/, or one for each folder in it. */
const collection = (base: string, pattern: string, schemaOf: (image: Image) => z.ZodType) =>
  defineCollection({
    loader: glob({
      base: pathToFileURL(path.join(contentFolder(), base)),
      pattern,
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: ({ image }) => schemaOf(image()),
  });

const namesOf = <Schemas extends object>(schemas: Schemas) =>
  Object.keys(schemas) as (keyof Schemas & string)[];

const source = z.string();

/** The demos stand in a room of their own, each a folder. */
const demos = defineCollection({
  loader: glob({
    base: '../showroom/demos',
    pattern: '*/demo.yaml',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: demoSchema,
});

export const collections = {
  demos,
  ...Object.fromEntries([
    ...namesOf(entrySchemas(source)).map((name) => [
      name,
      collection(name, '*/index.yaml', (image) => entrySchemas(image)[name]),
    ]),
    ...namesOf(orderedSchemas(source)).map((name) => [
      orderCollection(name),
      collection(name, 'order.yaml', () => order),
    ]),
    ...namesOf(singleSchemas(source)).map((name) => [
      name,
      collection(name, 'index.yaml', (image) => singleSchemas(image)[name]),
    ]),
    ...namesOf(pageSchemas(source)).map((name) => [
      pageCollection(name),
      collection(`pages/${name}`, 'index.yaml', (image) => pageSchemas(image)[name]),
    ]),
  ]),
};
