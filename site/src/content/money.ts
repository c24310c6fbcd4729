import { type Language, languages } from '@nokshi/forms/languages.ts';

/**
 * An amount as a price is written: ৳12,500 and ৳ ১২,৫০০. Other currencies say their code: USD 1,200.
 * Intl would put the sign behind a Bangla number.
 * @param amount in whole units of the currency
 * @param currency its code (ISO 4217)
 */
export function money(amount: number, currency: string, language: Language): string {
  const taka = currency === 'BDT';
  const { locale, takaLocale } = languages[language];
  const number = new Intl.NumberFormat(taka ? takaLocale : locale).format(amount);
  if (!taka) return `${currency}\u00A0${number}`;
  return language === 'bn' ? `৳\u00A0${number}` : `৳${number}`;
}

/** An amount of paisa as receipts and sheets print it, without a sign: 1,234.50 and ১,২৩৪.৫০. */
export const printedTaka = (paisa: number, language: Language): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(paisa / 100);
