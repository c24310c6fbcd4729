import type { WithWordsAs } from '@nokshi/forms/in-language.ts';
import type { Text } from './text.ts';

/** Content with every words field replaced by its text in one language. */
export type Localized<Value, As = Text> = WithWordsAs<Value, As>;
