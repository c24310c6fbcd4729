import { type CollectionKey, getCollection, type InferEntrySchema } from 'astro:content';
import { type Localized, localize } from './localize.ts';

/** What a collection of one file holds, in the language of the page. Throws when the file is missing. */
export async function single<Name extends CollectionKey>(
  name: Name,
): Promise<Localized<InferEntrySchema<Name>>> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ lacks the file of "${name}"`);
  return localize(entry.data as InferEntrySchema<Name>);
}

type Ordered = Extract<
  CollectionKey,
  | 'slides'
  | 'services'
  | 'products'
  | 'galleries'
  | 'projects'
  | 'process'
  | 'team'
  | 'clients'
  | 'testimonials'
  | 'offices'
  | 'openings'
>;

/** The entries of a folder in their order, each with the name of its folder as `id`. */
export async function ordered<Name extends Ordered>(
  name: Name,
): Promise<({ id: string } & Localized<InferEntrySchema<Name>>)[]> {
  const entries = await getCollection(name);
  return entries
    .map((entry) => ({ id: entry.id, ...localize(entry.data as InferEntrySchema<Name>) }))
    .sort((one, other) => one.order - other.order);
}
