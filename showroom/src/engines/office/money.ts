import type { Language } from '@nokshi/forms/languages.ts';
import { typedNumber } from '../../words/amount.ts';
import { numeral, taka } from '../../words/taka.ts';

type Currency = 'taka' | 'dollar';

/** An amount in words: ৳ 1,25,000, or $ 1,234.50 of cents. */
export function money(amount: number, currency: Currency, language: Language): string {
  if (currency === 'taka') return taka(amount, language);
  const value = new Intl.NumberFormat(language === 'bn' ? 'bn-u-nu-beng' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount / 100);
  return `$\u00A0${value}`;
}

/** An amount that somebody typed, in taka or dollars, as it is counted; NaN for what is none. */
export function typedMoney(text: string, currency: Currency): number {
  const value = typedNumber(text.replaceAll('$', ''));
  const counted = currency === 'taka' ? value : Math.round(value * 100);
  return Number.isSafeInteger(counted) ? counted : Number.NaN;
}

/** A part of a thousand in per cent: 7.5 %, ৭.৫%. */
export const perCent = (thousandths: number, language: Language): string =>
  `${numeral(thousandths / 10, language, 1)}${language === 'bn' ? '' : '\u00A0'}%`;

/**
 * Spreads an amount over shares so that the parts sum to it exactly: each part is cut to whole units,
 * and the units left go to those that lost most by it.
 */
export function spread(amount: number, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (amount * share) / whole);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((part, at) => ({ at, loss: part - Math.floor(part) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
