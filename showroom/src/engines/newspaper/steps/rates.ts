import type { DemoLanguage } from '../../../demo/languages.ts';
import { fixed } from '../words/dates.ts';

/** A rate in paisa as taka: two decimals below a thousand, none above. */
export const rateInWords = (paisa: number, language: DemoLanguage): string =>
  fixed(paisa / 100, paisa >= 100_000 ? 0 : 2, language);

/** What so much of a currency is in whole paisa. @param rate in paisa for one */
export const converted = (amount: number, rate: number): number => Math.round(amount * rate);
