import { defaultLanguage, type Language, type Words } from './languages.ts';

/** The same data with all words replaced by their text in one language. */
export type InOneLanguage<Value> = Value extends Words
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InOneLanguage<Value[Key]> }
    : Value;

const isWords = (value: object): value is Words =>
  defaultLanguage in value && typeof value[defaultLanguage] === 'string';

/** Whether all words in a file of content/ are written in a language. */
export function isWrittenIn(file: unknown, language: Language): boolean {
  if (typeof file !== 'object' || file === null) return true;
  if (isWords(file)) return file[language] !== undefined;
  return Object.values(file).every((part) => isWrittenIn(part, language));
}

/** Words from content/ as plain sentences in `language`; in the default one where nobody translated them. */
export function inLanguage<Value>(value: Value, language: Language): InOneLanguage<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    if (isWords(part)) return part[language] ?? part[defaultLanguage];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as InOneLanguage<Value>;
}
