import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import { type Localized, localize } from './localize.ts';
import type { Entries, Singles } from './schemas/index.ts';

/** Astro reads the picture of an entry as its file with format and size. */
type Image = z.ZodType<ImageMetadata>;

/** What a file that exists once holds, in the language of the page. Throws when the file is missing. */
export async function single<Name extends keyof Singles<Image>>(
  name: Name,
): Promise<Localized<Singles<Image>[Name]>> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ lacks the file of "${name}"`);
  return localize(entry.data as Singles<Image>[Name]);
}

/** The entries of a folder in their order, each with the name of its folder as `id`. */
export async function ordered<Name extends keyof Entries<Image>>(
  name: Name,
): Promise<({ id: string } & Localized<Entries<Image>[Name]>)[]> {
  const entries = await getCollection(name);
  return entries
    .map((entry) => {
      const data = entry.data as Entries<Image>[Name];
      return { id: entry.id, order: data.order, view: { id: entry.id, ...localize(data) } };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ view }) => view);
}
