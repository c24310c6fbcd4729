import { mapWords, original } from '@nokshi/forms/in-language.ts';
import { knownLanguages, type Language, type Words } from '@nokshi/forms/languages.ts';
import type { PriceBook } from '@nokshi/prices/book.ts';
import type { PageName } from '../routes/routes.ts';
import { orderFolder } from './check/content-files.ts';
import { type ContentEntry, entriesIn } from './content-entries.ts';
import { type Figures, figuresOf, fillFigures } from './figures.ts';
import type { Localized } from './localize.ts';
import { noteSource } from './page-sources.ts';
import type { Entries, NamedName, OrderedName, Pages, Singles } from './schemas/index.ts';
import { inShownOrder } from './schemas/references.ts';
import { isShown } from './shown-pages.ts';
import { type Text, textIn } from './text.ts';

/** The content of one file of a folder, in all languages. */
function dataIn(folder: string, isMeant: (entry: ContentEntry) => boolean = () => true): unknown {
  const entry = entriesIn(folder).find(isMeant);
  if (!entry) throw new Error(`content/ lacks a file of "${folder}"`);
  return entry.data;
}

/** A single of content/ in all languages, noted as a source of the page. A site without a page of prices sells by agreement. */
export function rawSingle(single: string): unknown {
  noteSource(single);
  const data = dataIn(single);
  return single === 'prices' && !isShown('price') ? { ...(data as PriceBook), plans: [] } : data;
}

type Ordered<Name extends OrderedName, As> = { id: string } & Localized<Entries[Name], As>;
type Named<Name extends NamedName, As> = Localized<Entries[Name], As>;

type FiguresByLanguage = Readonly<Record<Language, Figures>>;

let readFigures: FiguresByLanguage | undefined;

/** The figures that words may name. */
function figures(): FiguresByLanguage {
  readFigures ??= Object.fromEntries(
    knownLanguages.map((code) => {
      const { times } = dataIn('labels') as Singles['labels'];
      return [code, figuresOf(dataIn('prices') as PriceBook, times, code)];
    }),
  ) as FiguresByLanguage;
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
  const read = (value: unknown, language: Language): unknown =>
    mapWords(value, (words) => textOf(withFigures(words, figures()), language));
  return {
    /** Content that exists once, such as the company. */
    single: async <Name extends keyof Singles>(name: Name, language: Language) =>
      read(rawSingle(name), language) as Localized<Singles[Name], As>,

    /** The words of a page, by the name of its folder in content/pages. */
    pageWords: async <Name extends PageName>(name: Name, language: Language) => {
      noteSource(`pages/${name}`);
      const words = dataIn('pages', ({ id }) => id === name);
      return read(words, language) as Localized<Pages[Name], As>;
    },

    /** The entries of a folder in their order, each with the name of its folder as `id`. */
    ordered: async <Name extends OrderedName>(name: Name, language: Language) => {
      noteSource(name);
      const order = dataIn(orderFolder(name)) as { entries: string[] };
      const byId = new Map(entriesIn(name).map((entry) => [entry.id, entry]));
      if (byId.size === 0) return [];
      return inShownOrder(order.entries, [...byId.keys()]).map((id) => {
        const entry = byId.get(id);
        if (!entry) throw new Error(`content/${name}/order.yaml names ${id}, which is not there`);
        return { id, ...(read(entry.data, language) as object) };
      }) as Ordered<Name, As>[];
    },

    /** The entries that others name, by the names of their folders. */
    named: async <Name extends NamedName>(name: Name, language: Language) => {
      noteSource(name);
      return new Map(
        entriesIn(name).map(({ id, data }) => [id, read(data, language) as Named<Name, As>]),
      );
    },
  };
};

/** For pages: words that nobody has translated yet say which language they are in. */
export const { single, pageWords, ordered, named } = queries<Text>(textIn);

/** For what holds no marks of language (heads, indexes, pictures): plain sentences. */
export const plainly = queries<string>((words, language) => words[language] ?? original(words));
