import { type Language, languages } from './languages.ts';

/** The values that fill the placeholders of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** A number in the digits of a language, without separators. */
export function numberIn(language: Language, number: number): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(languages[language].locale, { useGrouping: false });
  formats.set(language, format);
  return format.format(number);
}

/** A format takes longer to make than a hundred numbers to write. */
const formats = new Map<Language, Intl.NumberFormat>();

const placeholder = /\{(\w+)\}/g;

/** The names of the {placeholders} of a sentence. */
export const placeholdersIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(placeholder)].map(([, name = '']) => name)),
];

/**
 * Fills the {placeholders} of a sentence: fill('Call {phone}', { phone }, 'en').
 * Numbers take the digits of the language; a place without a value stays as it stands.
 */
export const fill = (sentence: string, values: Values, language: Language): string =>
  sentence.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberIn(language, value) : (value ?? whole);
  });
