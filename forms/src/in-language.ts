import { defaultLanguage, type Language, type Words } from './languages.ts';

/** The same data with all words replaced by what stands for them. */
export type WithWordsAs<Value, As> = Value extends Words
  ? As
  : Value extends readonly (infer Item)[]
    ? WithWordsAs<Item, As>[]
    : Value extends Date
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: WithWordsAs<Value[Key], As> }
        : Value;

/** The same data with all words replaced by their text in one language. */
export type InOneLanguage<Value> = WithWordsAs<Value, string>;

/** Whether an object of a file of content/ is words in several languages. */
export const isWords = (value: object): value is Words =>
  defaultLanguage in value && Object.values(value).every((words) => typeof words === 'string');

/** Whether all words in a file of content/ are written in a language. */
export function isWrittenIn(file: unknown, language: Language): boolean {
  if (typeof file !== 'object' || file === null) return true;
  if (isWords(file)) return file[language] !== undefined;
  return Object.values(file).every((part) => isWrittenIn(part, language));
}

/** The data of a file of content/ with each of its words read by `read`. */
export function mapWords<Value, As>(
  value: Value,
  read: (words: Words) => As,
): WithWordsAs<Value, As> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    if (isWords(part)) return read(part);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as WithWordsAs<Value, As>;
}

/** Words in the language in which the schemas ask for them. */
export const original = (words: Words): string => words[defaultLanguage] ?? '';

/** Words from content/ as plain sentences in `language`; in the default one where nobody translated them. */
export const inLanguage = <Value>(value: Value, language: Language): InOneLanguage<Value> =>
  mapWords<Value, string>(value, (words) => words[language] ?? original(words));
