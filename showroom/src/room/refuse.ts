import type { Language } from '@nokshi/forms/languages.ts';
import { type Say, saidIn } from '../demo/words.ts';
import { filled } from '../frame/words.ts';
import { Refusal } from './store.ts';

/**
 * @param values what stands in the sentence's {braces}
 * @param field the name of the field that is to blame
 * @throws Refusal always
 */
export function refuse(
  language: Language,
  sentence: Say,
  values: Readonly<Record<string, string>> = {},
  field?: string,
): never {
  throw new Refusal(filled(saidIn(sentence, language), values), field);
}
