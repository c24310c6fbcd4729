import { readFileSync } from 'node:fs';
import { knownLanguages, languageCodes } from '@nokshi/forms/languages.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { company } from '../../site/src/content/schemas/company.ts';

/** Words in one language, which every language shows then, or in each. */
const words = z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]);

const fieldsOf = company.shape;

/** What a company that takes the project over answers: of itself, and of what is to stay of the example. */
export const answers = z.strictObject({
  brand: words,
  descriptor: words,
  tagline: words,
  url: fieldsOf.url,
  email: fieldsOf.email,
  phones: fieldsOf.phones,
  whatsapp: fieldsOf.whatsapp,
  referencePrefix: fieldsOf.referencePrefix,
  /** Where it is, as in “a software company in Dhaka”. */
  city: words,
  addresses: z.array(words).min(1).max(6),
  social: z.array(z.strictObject({ network: z.string(), url: z.url() })).default([]),
  facts: z.record(z.string(), z.string()).default({}),
  thirdParties: fieldsOf.thirdParties,
  /** Which of the example it sells as well, by their folders; `all` for all of them. */
  services: z.union([z.literal('all'), z.array(z.string()).min(1)]),
  products: z.union([z.literal('all'), z.array(z.string()).min(1)]),
  galleries: z.union([z.literal('all'), z.array(z.string())]),
  /** In which languages its site speaks, the one at the root first. */
  languages: z
    .array(z.enum(knownLanguages))
    .min(1)
    .default([...languageCodes]),
  /** Whether the price book says its own prices; otherwise everything is sold by agreement. */
  prices: z.boolean(),
  /** Whether it has read what the example promises in its terms, pages and answers, and promises the same. */
  promises: z.boolean(),
});

export type Answers = z.output<typeof answers>;

/** Reads a file of answers. @throws naming each answer that is missing or wrong */
export function readAnswers(file: string): Answers {
  const { success, data, error } = answers.safeParse(parse(readFileSync(file, 'utf8')));
  if (success) return data;
  throw new Error(`${file}:\n${z.prettifyError(error)}`);
}
