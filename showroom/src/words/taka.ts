import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../demo/languages.ts';

/** Whole taka with the sign before it, grouped by lakh and crore: ৳ 1,25,000 and ৳ ১,২৫,০০০. */
export const taka = (amount: number, language: DemoLanguage): string =>
  `৳\u00A0${numeral(amount, language)}`;

/** A number in the digits of a language, grouped by lakh and crore. */
export const numeral = (value: number, language: DemoLanguage, decimals = 0): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
  }).format(value);
