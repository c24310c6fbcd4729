import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { numeral } from '../../../words/taka.ts';

type Amounts = readonly { readonly amount: number }[];

export const sumOf = (shares: Amounts): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);

/** What is in hand at the end of a year, in whole taka. */
export const closingOf = (year: {
  readonly opening: number;
  readonly income: Amounts;
  readonly spending: Amounts;
}): number => year.opening + sumOf(year.income) - sumOf(year.spending);

/** How much of a budget is spent, in whole per cent; 100 only when all of it is. */
export function shareSpent(spending: Amounts, budget: number): number {
  const spent = sumOf(spending);
  return spent < budget ? Math.min(99, Math.round((spent / budget) * 100)) : 100;
}

/**
 * The name of a year of accounts, from July to June: 2025–26.
 * @param ago 0 for the last one that is over
 */
export function yearName(ago: number, today: Date, language: DemoLanguage): string {
  const end = today.getFullYear() - (today.getMonth() >= 6 ? 0 : 1) - ago;
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(languages[language].takaLocale, {
      useGrouping: false,
      minimumIntegerDigits: least,
    }).format(value);
  return `${digits(end - 1, 4)}–${digits(end % 100, 2)}`;
}

/** A large amount at a glance: ৳ 2.14 Cr, ৳ ৩৮ লাখ. */
export function roundTaka(amount: number, language: DemoLanguage): string {
  const crore = amount >= 10_000_000;
  const value = numeral(amount / (crore ? 10_000_000 : 100_000), language, 2);
  const unit = crore ? { en: 'Cr', bn: 'কোটি' }[language] : { en: 'lakh', bn: 'লাখ' }[language];
  return `৳\u00A0${value} ${unit}`;
}
