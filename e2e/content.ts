import { readdirSync, readFileSync } from 'node:fs';
import { type InOneLanguage, mapWords, original } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
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

type Entry<Name extends keyof Entries> = InOneLanguage<Entries[Name]>;
type Page<Name extends keyof Pages> = InOneLanguage<Pages[Name]>;
type Single<Name extends keyof Singles> = InOneLanguage<Singles[Name]>;

/** The names of the entries of a folder, in the order in which the site shows them. */
export const orderOf = (folder: OrderedName) =>
  inShownOrder(
    order.parse(raw(`${folder}/order.yaml`)).entries,
    readdirSync(new URL(`../content/${folder}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );

const prices = singleSchemas.prices.parse(raw('prices/index.yaml'));
const { times } = singleSchemas.labels.parse(raw('labels/index.yaml'));

/** The data of a file in one language, with the figures of the price book in its words, as pages say them. */
function inLanguage<Value>(value: Value, language: Language): InOneLanguage<Value> {
  const figuresIn = (spoken: Language) => figuresOf(prices, times, spoken);
  const figures = figuresIn(language);
  const otherwise = figuresIn(defaultLanguage);
  return mapWords(value, (words) => {
    const translated = words[language];
    return translated === undefined
      ? fillFigures(original(words), otherwise)
      : fillFigures(translated, figures);
  });
}

/** An entry by the name of its folder. Throws when there is none. */
export const entry = <Name extends keyof Entries>(
  folder: Name,
  id: string,
  language: Language = defaultLanguage,
) =>
  inLanguage(
    entrySchemas[folder].parse(raw(`${folder}/${id}/index.yaml`)),
    language,
  ) as Entry<Name>;

/** What exists once, such as the labels, in a language. */
export const single = <Name extends keyof Singles>(name: Name, language: Language) =>
  inLanguage(singleSchemas[name].parse(raw(`${name}/index.yaml`)), language) as Single<Name>;

/** The entries of a folder in their order, each with the name of its folder as `id`. */
export const entriesOf = <Name extends OrderedName>(folder: Name) =>
  orderOf(folder).map((id) => ({ ...entry(folder, id), id }));

/** What content/pages says of a page. */
export const pageWords = <Name extends keyof Pages>(
  name: Name,
  language: Language = defaultLanguage,
) => inLanguage(pageSchemas[name].parse(raw(`pages/${name}/index.yaml`)), language) as Page<Name>;

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
