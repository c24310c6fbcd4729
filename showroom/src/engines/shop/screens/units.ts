import type { Language } from '@nokshi/forms/languages.ts';
import { numeral } from '../../../words/taka.ts';
import type { Speak } from '../steps/basket.ts';
import { amountOf } from '../steps/prices.ts';
import { words } from '../words/words.ts';
import type { Good } from '../world.ts';

/** What the price of a good is for, such as kg or hali; nothing for a piece. */
export function unitOf({ sold }: Good, say: Speak): string {
  if (sold.by === 'kilo') return say(words.kg);
  if (sold.by === 'hali') return say(words.hali);
  return sold.by === 'pack' ? say(sold.of) : '';
}

/** How much that many steps of a good are: 2.5 kg, 3 hali, 2 litre, 2 × 250 g, 4. */
export function amountInWords(good: Good, count: number, language: Language, say: Speak): string {
  const amount = amountOf(good, count);
  const unit = unitOf(good, say);
  // A pack of 250 g is counted; a litre is a unit of its own.
  if (good.sold.by === 'pack' && /^[\d০-৯]/.test(unit)) {
    return count === 1 ? unit : `${numeral(count, language)} × ${unit}`;
  }
  if (good.sold.by === 'kilo' && amount < 1) {
    return `${numeral(amount * 1000, language)} ${say(words.gram)}`;
  }
  return `${numeral(amount, language, 3)} ${unit}`.trim();
}

/** A good with how much of it: 2 × Neem soap, 1.5 kg · Rui. */
export function lineInWords(
  good: Good,
  count: number,
  name: string,
  language: Language,
  say: Speak,
): string {
  const sign = good.sold.by === 'piece' ? '×' : '·';
  return `${amountInWords(good, count, language, say)} ${sign} ${name}`;
}
