import { type CollectionKey, getCollection } from 'astro:content';
import { mapWords } from '@nokshi/forms/in-language.ts';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  type Words,
} from '@nokshi/forms/languages.ts';
import type { PriceBook } from '@nokshi/prices/book.ts';
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { PageName } from '../routes/routes.ts';
import { orderCollection, pageCollection } from './collections.ts';
import { type Figures, figuresOf, fillFigures } from './figures.ts';
import type { Localized } from './localize.ts';
import { noteSource } from './page-sources.ts';
import type { Entries, NamedName, OrderedName, Pages, Singles } from './schemas/index.ts';
import { type Text, textIn } from './text.ts';

/** Astro reads the picture of an entry as its file with format and size. */
type Image = z.ZodType<ImageMetadata>;

/** Astro gives the collections of content.config.ts no types, since they are made from the schemas. */
const dataOf = async (collection: string) =>
  (await getCollection(collection as CollectionKey)) as unknown as { id: string; data: unknown }[];

/** What a collection of one file holds, its words in all languages. */
async function fileOf(collection: string): Promise<unknown> {
  const [entry] = await dataOf(collection);
  if (!entry) throw new Error(`content/ lacks the file of "${collection}"`);
  return entry.data;
}

/** The same, as a page asks for it. */
export function unread(collection: string): Promise<unknown> {
  noteSource(collection);
  return fileOf(collection);
}

type Ordered<Name extends OrderedName, As> = { id: string } & Localized<Entries<Image>[Name], As>;
type Named<Name extends NamedName, As> = Localized<Entries<Image>[Name], As>;

type FiguresByLanguage = Readonly<Record<Language, Figures>>;

/** The figures that words may name, read once for a build, at each request in development. */
let readFigures: Promise<FiguresByLanguage> | undefined;

function figures(): Promise<FiguresByLanguage> {
  if (import.meta.env.PROD && readFigures) return readFigures;
  readFigures = Promise.all([fileOf('prices'), fileOf('labels')]).then(([book, labels]) => {
    const { times } = labels as Singles<Image>['labels'];
    return Object.fromEntries(
      languageCodes.map((code) => [code, figuresOf(book as PriceBook, times, code)]),
    ) as FiguresByLanguage;
  });
  return readFigures;
}

/** Words with the figures of their language filled in. */
const withFigures = (words: Words, byLanguage: FiguresByLanguage): Words =>
  Object.fromEntries(
    Object.entries(words).map(([code, text]) => {
      const filled = fillFigures(text, byLanguage[code as Language]);
      if (filled !== text) noteSource('prices');
      return [code, filled];
    }),
  ) as Words;

/** The queries of content/, all for one language, given how words are read. */
const queries = <As>(textOf: (words: Words, language: Language) => As) => {
  const read = async (value: unknown, language: Language): Promise<unknown> => {
    const byLanguage = await figures();
    return mapWords(value, (words) => textOf(withFigures(words, byLanguage), language));
  };
  return {
    /** What exists once, such as the company. */
    single: async <Name extends keyof Singles<Image>>(name: Name, language: Language) =>
      (await read(await unread(name), language)) as Localized<Singles<Image>[Name], As>,

    /** The words of a page, by the name of its folder in content/pages. */
    pageWords: async <Name extends PageName>(name: Name, language: Language) => {
      noteSource(`pages/${name}`);
      const words = await read(await fileOf(pageCollection(name)), language);
      return words as Localized<Pages<Image>[Name], As>;
    },

    /** The entries of a folder in their order, each with the name of its folder as `id`. */
    ordered: async <Name extends OrderedName>(name: Name, language: Language) => {
      noteSource(name);
      const order = (await fileOf(orderCollection(name))) as { entries: string[] };
      // Astro takes an empty folder for a mistake, and says so each time it is asked for.
      if (order.entries.length === 0) return [];
      const byId = new Map((await dataOf(name)).map((entry) => [entry.id, entry]));
      const entries = order.entries.map(async (id) => {
        const entry = byId.get(id);
        if (!entry) throw new Error(`content/${name}/order.yaml names ${id}, which is not there`);
        return { id, ...((await read(entry.data, language)) as object) };
      });
      return (await Promise.all(entries)) as Ordered<Name, As>[];
    },

    /** The entries that others name, by the names of their folders. */
    named: async <Name extends NamedName>(name: Name, language: Language) => {
      noteSource(name);
      const entries = (await dataOf(name)).map(
        async ({ id, data }) => [id, (await read(data, language)) as Named<Name, As>] as const,
      );
      return new Map(await Promise.all(entries));
    },
  };
};

/** For pages: words that nobody has translated yet say which language they are in. */
export const { single, pageWords, ordered, named } = queries<Text>(textIn);

/** For what holds no marks of language (heads, indexes, pictures): plain sentences. */
export const plainly = queries<string>(
  (words, language) => words[language] ?? words[defaultLanguage],
);
