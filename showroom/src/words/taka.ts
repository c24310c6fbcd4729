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

/** Paisa as they stand on a bill: ৳ 1,134, and ৳ 255.78 where it is no whole taka. */
export function money(paisa: number, language: DemoLanguage): string {
  if (paisa < 0) return `−${money(-paisa, language)}`;
  return paisa % 100 === 0 ? taka(paisa / 100, language) : `৳\u00A0${exact(paisa, language)}`;
}

/** Paisa with two decimals of a taka and without the sign, for columns: 255.78. */
export const exact = (paisa: number, language: DemoLanguage): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(paisa / 100);
