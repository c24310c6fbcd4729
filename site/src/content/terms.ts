import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { single } from './entries.ts';
import type { Localized } from './localize.ts';
import type { Singles } from './schemas/index.ts';
import type { Text, TitledText } from './text.ts';

/** An entry of content/terms as a section of a long text. */
export const termSection = ({ title, text }: TitledText) => ({
  title,
  paragraphs: [text],
});

/** All terms as sections, each with what it comes to in one line: a promise, where one says it. */
export function termSections({ entries, promises }: Localized<Singles['terms']>) {
  const promised = new Map<string, Text>(promises.map(({ term, words }) => [term, words]));
  return Object.entries(entries).map(([name, { short, ...entry }]) => ({
    ...termSection(entry),
    short: promised.get(name) ?? short,
    isPromise: promised.has(name),
  }));
}

/** The id of a section of a long text, by its place from 0. */
export const sectionId = (index: number) => `section-${index + 1}`;

/** One line of what is agreed with every client, and where all of it stands. */
export type AgreedPromise = { words: Text; href: string };

/** The promises that buyers look for first, each leading to its term. */
export async function promises(language: Language): Promise<AgreedPromise[]> {
  const terms = await single('terms', language);
  const names = Object.keys(terms.entries);
  return terms.promises.map(({ term, words }) => ({
    words,
    href: `${href('terms', language)}#${sectionId(names.indexOf(term))}`,
  }));
}
