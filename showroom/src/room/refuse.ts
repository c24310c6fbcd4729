import type { Language } from '@nokshi/forms/languages.ts';
import { type Say, saidIn } from '../demo/words.ts';
import { filled } from '../frame/words.ts';
import { Refusal } from './store.ts';

/** @throws Refusal with a sentence in a language, what stands in {braces} filled in */
export function refuse(
  language: Language,
  sentence: Say,
  values: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(filled(saidIn(sentence, language), values));
}
