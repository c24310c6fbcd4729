import { type CollectionKey, getCollection } from 'astro:content';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { PageName } from '../routes/routes.ts';
import { orderCollection, pageCollection } from './collections.ts';
import { type Localized, localize } from './localize.ts';
import type { Entries, NamedName, OrderedName, Pages, Singles } from './schemas/index.ts';
import type { Text } from './text.ts';

/** Astro reads the picture of an entry as its file with format and size. */
type Image = z.ZodType<ImageMetadata>;

/** Astro gives the collections of content.config.ts no types, since they are made from the schemas. */
const dataOf = async (collection: string) =>
  (await getCollection(collection as CollectionKey)) as unknown as { id: string; data: unknown }[];

/** What a collection of one file holds, its words in all languages. */
export async function unread(collection: string): Promise<unknown> {
  const [entry] = await dataOf(collection);
  if (!entry) throw new Error(`content/ lacks the file of "${collection}"`);
  return entry.data;
}

type Ordered<Name extends OrderedName, As> = { id: string } & Localized<Entries<Image>[Name], As>;
type Named<Name extends NamedName, As> = Localized<Entries<Image>[Name], As>;

/** The queries of content/, all for one language, given how words are read. */
const queries = <As>(read: (value: unknown, language: Language) => unknown) => ({
  /** What exists once, such as the company. */
  single: async <Name extends keyof Singles<Image>>(name: Name, language: Language) =>
    read(await unread(name), language) as Localized<Singles<Image>[Name], As>,

  /** The words of a page, by the name of its folder in content/pages. */
  pageWords: async <Name extends PageName>(name: Name, language: Language) =>
    read(await unread(pageCollection(name)), language) as Localized<Pages<Image>[Name], As>,

  /** The entries of a folder in their order, each with the name of its folder as `id`. */
  ordered: async <Name extends OrderedName>(name: Name, language: Language) => {
    const order = (await unread(orderCollection(name))) as { entries: string[] };
    // Astro takes an empty folder for a mistake, and says so each time it is asked for.
    if (order.entries.length === 0) return [];
    const byId = new Map((await dataOf(name)).map((entry) => [entry.id, entry]));
    return order.entries.map((id) => {
      const entry = byId.get(id);
      if (!entry) throw new Error(`content/${name}/order.yaml names ${id}, which is not there`);
      return { id, ...(read(entry.data, language) as object) };
    }) as Ordered<Name, As>[];
  },

  /** The entries that others name, by the names of their folders. */
  named: async <Name extends NamedName>(name: Name, language: Language) => {
    const entries = await dataOf(name);
    return new Map(entries.map(({ id, data }) => [id, read(data, language) as Named<Name, As>]));
  },
});

/** For pages: words that nobody has translated yet say which language they are in. */
export const { single, pageWords, ordered, named } = queries<Text>(localize);

/** For what holds no marks of language (heads, indexes, pictures): plain sentences. */
export const plainly = queries<string>(inLanguage);
