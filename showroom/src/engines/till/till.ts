import type { Language } from '@nokshi/forms/languages.ts';
import type { DemoText } from '../../demo/words.ts';
import { refuse as refuseIn } from '../../runtime/refuse.ts';
import type { TillData } from './data.ts';

/** What the steps of a till work with besides its world. */
export type Till = { readonly data: TillData; readonly language: Language };

/** Says why something can't be done. @throws Refusal always */
export function refuse(
  { language }: Till,
  sentence: DemoText,
  values: Readonly<Record<string, string>> = {},
  field?: string,
): never {
  return refuseIn(language, sentence, values, field);
}
