import { defineCollection, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { entrySchemas, fileSchemas, pageFiles, pageSchemas } from './content/schemas/index.ts';

type Image = ReturnType<SchemaContext['image']>;

/** One collection for each name of `schemas`, read from where `place` says its files are. */
function collectionsOf<Name extends string>(
  names: readonly Name[],
  place: (name: Name) => { base: string; pattern: string },
  schemaOf: (image: Image, name: Name) => z.ZodType,
) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      defineCollection({
        loader: glob({ ...place(name), generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
        schema: ({ image }) => schemaOf(image(), name),
      }),
    ]),
  );
}

const namesOf = <Schemas extends object>(schemas: Schemas) =>
  Object.keys(schemas) as (keyof Schemas & string)[];

export const collections = {
  ...collectionsOf(
    namesOf(entrySchemas(z.string())),
    (name) => ({ base: `../content/${name}`, pattern: '*/index.yaml' }),
    (image, name) => entrySchemas(image)[name],
  ),
  ...collectionsOf(
    namesOf(fileSchemas(z.string())),
    (name) => ({ base: `../content/${name}`, pattern: 'index.yaml' }),
    (image, name) => fileSchemas(image)[name],
  ),
  ...collectionsOf(
    namesOf(pageFiles),
    (name) => ({ base: `../content/pages/${pageFiles[name]}`, pattern: 'index.yaml' }),
    (image, name) => pageSchemas(image)[pageFiles[name]],
  ),
};
