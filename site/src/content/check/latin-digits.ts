import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { ContentFile, Remark } from './content-files.ts';
import { type Translation, translationsIn } from './words-in-file.ts';

/**
 * Texts that keep their Latin digits: {placeholders}, addresses, telephone numbers, round-the-clock hours, and every
 * word with a Latin letter in it or before it, which is a code, a version or a reference: UTC+6, HTTP 2.
 */
const codes =
  /\{\w+(?::[\w-]+)?\}|\S+@\S+|https?:\/\/\S+|\+\d[\d -]+|(?<!\d)0\d[\d -]{7,}|24\/7|[\w.+#/-]*[A-Za-z][\w.+#/-]*(?: \d[\d.]*)?/g;

/** Translations with Latin digits where the language has its own; prices, dates, counts and years. */
export const latinDigits = (files: readonly ContentFile[]): Remark[] =>
  files.flatMap(translationsIn).flatMap(problemsOf);

/** The numbers of a text that have Latin digits where the language has its own, each once. */
export function latinNumbers(text: string, language: Language): string[] {
  const found = text.replaceAll(codes, ' ').match(/\d+(?:[.,:/]\d+)*/g) ?? [];
  return [...new Set(found)].filter((number) => inDigitsOf(language, number) !== number);
}

function inDigitsOf(language: Language, number: string): string {
  const digits = new Intl.NumberFormat(languages[language].locale, { useGrouping: false });
  return number.replaceAll(/\d/g, (digit) => digits.format(Number(digit)));
}

const problemsOf = ({ file, field, path, language, text }: Translation): Remark[] =>
  latinNumbers(text, language).map((number) => ({
    file,
    field,
    path,
    problem: `writes ${number} in Latin digits; ${languages[language].name} has ${inDigitsOf(language, number)}`,
  }));
