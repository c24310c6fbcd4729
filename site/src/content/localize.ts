import { type Language, languages, type Words } from './languages.ts';

/** The same data with every words field replaced by its text in one language. */
export type Localized<Value> = Value extends Words
  ? string
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends Date
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: Localized<Value[Key]> }
        : Value;

const isWords = (value: object): value is Words => {
  const keys = Object.keys(value);
  return keys.length === languages.length && languages.every((language) => keys.includes(language));
};

/** Turns content (words keyed by language) into plain data in `language`. */
export function localize<Value>(value: Value, language: Language = 'en'): Localized<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    if (isWords(part)) return part[language];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as Localized<Value>;
}

/** Fills the {places} of a sentence: fill('Call {phone}', { phone }) */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
