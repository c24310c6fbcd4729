import { type Language, languages } from '@nokshi/forms/languages.ts';

/**
 * A number with its separators, in the digits of the language: 1,250,000 and ১২,৫০,০০০. English of the
 * site is read abroad, too, and groups by thousands; money() has its own rule. Numbers without
 * separators, such as years, are written by numberIn() of the forms.
 */
export const groupedNumber = (number: number, language: Language): string =>
  new Intl.NumberFormat(languages[language].locale).format(number);
