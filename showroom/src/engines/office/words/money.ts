import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { typedHundredths, typedNumber } from '../../../words/amount.ts';
import { numeral, taka } from '../../../words/taka.ts';
import type { OfficeData } from '../data.ts';

type Currency = 'taka' | 'dollar';

/** An amount in words: ৳ 1,25,000, or $ 1,234.50 of cents. */
export function money(amount: number, currency: Currency, language: DemoLanguage): string {
  if (currency === 'taka') return taka(amount, language);
  const value = new Intl.NumberFormat(language === 'bn' ? 'bn-u-nu-beng' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount / 100);
  return `$\u00A0${value}`;
}

/** An amount that somebody typed, in taka or dollars, as it is counted; NaN for what is none. */
export function typedMoney(text: string, currency: Currency): number {
  const plain = text.replaceAll('$', '');
  const counted = currency === 'taka' ? typedNumber(plain) : typedHundredths(plain);
  return Number.isSafeInteger(counted) ? counted : Number.NaN;
}

/** A part of a thousand in per cent: 7.5%, ৭.৫%. */
export const perCent = (thousandths: number, language: DemoLanguage): string =>
  `${numeral(thousandths / 10, language, 1)}%`;

/** A quantity with its unit: 1 carton, 12 cartons. */
export const counted = (
  quantity: number,
  { one, many }: OfficeData['unit'],
  language: DemoLanguage,
): string => `${numeral(quantity, language)} ${textIn(quantity === 1 ? one : many, language)}`;
