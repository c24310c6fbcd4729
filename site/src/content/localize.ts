import { mapWords, type WithWordsAs } from '@nokshi/forms/in-language.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { type Text, textIn } from './text.ts';

/** Content with every words field replaced by its text in one language. */
export type Localized<Value, As = Text> = WithWordsAs<Value, As>;

/** Content as a page in `language` shows it: what nobody has translated yet says which language it is. */
export const localize = <Value>(value: Value, language: Language): Localized<Value> =>
  mapWords(value, (words) => textIn(words, language));
