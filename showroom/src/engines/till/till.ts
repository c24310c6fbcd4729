import type { Language } from '@nokshi/forms/languages.ts';
import { type Say, saidIn } from '../../demo/words.ts';
import { filled } from '../../frame/words.ts';
import { Refusal } from '../../room/store.ts';
import type { TillData } from './goods.ts';

/** What the steps of a till work with besides its world. */
export type Till = { readonly data: TillData; readonly language: Language };

/** Says why something can't be done. @throws Refusal always */
export function refuse(
  { language }: Till,
  sentence: Say,
  values: Readonly<Record<string, string>> = {},
): never {
  throw new Refusal(filled(saidIn(sentence, language), values));
}
