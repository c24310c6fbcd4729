import { isLanguage, type Language, type Words } from '@nokshi/forms/languages.ts';
import { plain, type Text, textIn } from './text.ts';

/** Content with every words field replaced by its text in one language. */
export type Localized<Value, As = Text> = Value extends Words
  ? As
  : Value extends readonly (infer Item)[]
    ? Localized<Item, As>[]
    : Value extends Date
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: Localized<Value[Key], As> }
        : Value;

const isWords = (value: object): value is Words => {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, words]) => isLanguage(key) && typeof words === 'string')
  );
};

function convert(value: unknown, read: (words: Words) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, read));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isWords(value)) return read(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, convert(inner, read)]),
  );
}

/** Content as a page in `language` shows it. */
export const localize = <Value>(value: Value, language: Language): Localized<Value> =>
  convert(value, (words) => textIn(words, language)) as Localized<Value>;

/** Content as plain sentences, for what holds no marks of language: heads, indexes, pictures. */
export const localizePlain = <Value>(value: Value, language: Language): Localized<Value, string> =>
  convert(value, (words) => plain(textIn(words, language))) as Localized<Value, string>;
