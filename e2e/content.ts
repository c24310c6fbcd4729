import { readdirSync, readFileSync } from 'node:fs';
import { type InOneLanguage, mapWords } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { text } from '@nokshi/forms/words-schema.ts';
import { parse } from 'yaml';
import { figuresOf, fillFigures } from '../site/src/content/figures.ts';
import {
  type Entries,
  entrySchemas,
  type OrderedName,
  type Pages,
  pageSchemas,
  type Singles,
  singleSchemas,
} from '../site/src/content/schemas/index.ts';
import { inShownOrder, order } from '../site/src/content/schemas/references.ts';

/** The journeys expect what content/ says, so that an entry more does not break them. */
export const raw = (file: string): unknown =>
  parse(readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8'));

// To the journeys, a picture is the name of its file.
const source = text(200);
const entryShapes = entrySchemas(source);
const pageShapes = pageSchemas(source);
const singleShapes = singleSchemas(source);

type Entry<Name extends keyof Entries<typeof source>> = InOneLanguage<Entries<typeof source>[Name]>;
type Page<Name extends keyof Pages<typeof source>> = InOneLanguage<Pages<typeof source>[Name]>;
type Single<Name extends keyof Singles<typeof source>> = InOneLanguage<
  Singles<typeof source>[Name]
>;

/** The names of the entries of a folder, in the order in which the site shows them. */
export const orderOf = (folder: OrderedName) =>
  inShownOrder(
    order.parse(raw(`${folder}/order.yaml`)).entries,
    readdirSync(new URL(`../content/${folder}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );

const prices = singleShapes.prices.parse(raw('prices/index.yaml'));
const { times } = singleShapes.labels.parse(raw('labels/index.yaml'));

/** The data of a file in one language, with the figures of the price book in its words, as pages say them. */
function inLanguage<Value>(value: Value, language: Language): InOneLanguage<Value> {
  const figuresIn = (spoken: Language) => figuresOf(prices, times, spoken);
  const figures = figuresIn(language);
  const otherwise = figuresIn(defaultLanguage);
  return mapWords(value, (words) => {
    const translated = words[language];
    return translated === undefined
      ? fillFigures(words[defaultLanguage], otherwise)
      : fillFigures(translated, figures);
  });
}

/** An entry by the name of its folder. Throws when there is none. */
export const entry = <Name extends keyof Entries<typeof source>>(
  folder: Name,
  id: string,
  language: Language = defaultLanguage,
) =>
  inLanguage(entryShapes[folder].parse(raw(`${folder}/${id}/index.yaml`)), language) as Entry<Name>;

/** What exists once, such as the labels, in a language. */
export const single = <Name extends keyof Singles<typeof source>>(name: Name, language: Language) =>
  inLanguage(singleShapes[name].parse(raw(`${name}/index.yaml`)), language) as Single<Name>;

/** The entries of a folder in their order, each with the name of its folder as `id`. */
export const entriesOf = <Name extends OrderedName>(folder: Name) =>
  orderOf(folder).map((id) => ({ ...entry(folder, id), id }));

/** What content/pages says of a page. */
export const pageWords = <Name extends keyof Pages<typeof source>>(
  name: Name,
  language: Language = defaultLanguage,
) => inLanguage(pageShapes[name].parse(raw(`pages/${name}/index.yaml`)), language) as Page<Name>;

/** The names of technologies by those of their folders. */
export const technologyNames = (ids: readonly string[]) =>
  ids.map((id) => entry('technologies', id).name);

/** The categories of the tech stack in their order, with the names of their technologies. */
export const techStack = () =>
  entriesOf('technology-categories').map(({ label, inAll, technologies }) => ({
    label,
    inAll,
    names: technologyNames(technologies),
  }));

/** The office that is chosen at first, and the next one. Throws when there are fewer than two. */
export function firstTwoOffices() {
  const [first, second] = entriesOf('offices');
  if (!first || !second) throw new Error('content/offices has no two offices to choose between');
  return [first, second] as const;
}

export const titlesOf = (entries: readonly { title: string }[]) =>
  entries.map(({ title }) => title);
