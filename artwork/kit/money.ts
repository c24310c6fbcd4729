import type { Language } from '@nokshi/forms/languages.ts';
import { digits } from './digits.ts';

/** Amounts as Bangladesh writes them: the last three digits, then pairs. */
export function grouped(amount: number, language: Language = 'en'): string {
  const [whole = '', part] = Math.abs(amount).toString().split('.');
  const pairs = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  const text = pairs ? `${pairs},${whole.slice(-3)}` : whole;
  return digits(`${amount < 0 ? '−' : ''}${text}${part ? `.${part}` : ''}`, language);
}

/** ৳ 6,40,000 with a space that does not break. */
export const taka = (amount: number, language: Language = 'en'): string =>
  `৳\u00a0${grouped(amount, language)}`;

export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
