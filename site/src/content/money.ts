import { type Language, languages } from '@nokshi/forms/languages.ts';

/** Lakhs and crores, as Bangladesh groups its own money in either language (en-BD groups by thousands). */
const lakhGrouping: Record<Language, string> = { en: 'en-IN', bn: languages.bn.locale };

/**
 * An amount as a price is written: ৳12,500 and ৳ ১২,৫০০. Other currencies say their code: USD 1,200.
 * Intl would put the sign behind a Bangla number.
 * @param amount in whole units of the currency
 * @param currency its code (ISO 4217)
 */
export function money(amount: number, currency: string, language: Language): string {
  const taka = currency === 'BDT';
  const number = new Intl.NumberFormat(
    taka ? lakhGrouping[language] : languages[language].locale,
  ).format(amount);
  if (!taka) return `${currency}\u00A0${number}`;
  return language === 'bn' ? `৳\u00A0${number}` : `৳${number}`;
}
