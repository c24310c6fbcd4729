import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { numeral } from '../../../words/taka.ts';
import type { Good } from '../data.ts';
import { amountOf } from '../steps/prices.ts';
import { words } from '../words/words.ts';

/** What the price of a good is for, such as kg or hali; nothing for a piece. */
export function unitOf({ sold }: Good, language: DemoLanguage): string {
  if (sold.by === 'kilo') return words.kg[language];
  if (sold.by === 'hali') return words.hali[language];
  return sold.by === 'pack' ? textIn(sold.of, language) : '';
}

/** How much that many steps of a good are: 2.5 kg, 3 hali, 2 litre, 2 × 250 g, 4. */
export function amountInWords(good: Good, count: number, language: DemoLanguage): string {
  const amount = amountOf(good, count);
  const unit = unitOf(good, language);
  // A pack of 250 g is counted; a litre is a unit of its own.
  if (good.sold.by === 'pack' && /^[\d০-৯]/.test(unit)) {
    return count === 1 ? unit : `${numeral(count, language)} × ${unit}`;
  }
  if (good.sold.by === 'kilo' && amount < 1) {
    return `${numeral(amount * 1000, language)} ${words.gram[language]}`;
  }
  return `${numeral(amount, language, 3)} ${unit}`.trim();
}

/** A good with how much of it: 2 × Neem soap, 1.5 kg · Rui. */
export function lineInWords(
  good: Good,
  count: number,
  name: string,
  language: DemoLanguage,
): string {
  const sign = good.sold.by === 'piece' ? '×' : '·';
  return `${amountInWords(good, count, language)} ${sign} ${name}`;
}
