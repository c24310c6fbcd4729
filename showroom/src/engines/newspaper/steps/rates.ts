import type { DemoLanguage } from '../../../demo/languages.ts';

/** A rate in paisa as taka: two decimals below a thousand, none above. */
export const rateInWords = (paisa: number, language: DemoLanguage): string => {
  const decimals = paisa >= 100_000 ? 0 : 2;
  return new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(paisa / 100);
};

/** What so much of a currency is in whole paisa. @param rate in paisa for one */
export const converted = (amount: number, rate: number): number => Math.round(amount * rate);
