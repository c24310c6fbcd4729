import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import { type Language, languageCodes } from '@nokshi/forms/languages.ts';
import { parse } from 'yaml';
import { priceBookFile } from './book.ts';
import { isAsked, type Plan } from './plans.ts';
import type { Telling } from './tell-offer.ts';
import { offerFile } from './words.ts';

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../content', name, 'index.yaml'), 'utf8'));

const book = priceBookFile.parse(read('prices'));
const words = offerFile.parse(read('offer'));

/** The price book and the words of content/ in each language, for tests. */
export const tellings = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    { language, book: inLanguage(book, language), words: inLanguage(words, language) },
  ]),
) as Record<Language, Telling>;

export const askedPlans: Plan[] = tellings.en.book.plans.filter(isAsked);

/** The plan of that key. */
export function planOf(key: string, { book: { plans } }: Telling = tellings.en): Plan {
  const plan = plans.find((one) => one.key === key);
  if (!plan) throw new Error(`there is no plan ${key}`);
  return plan;
}
