import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { goodOf, type ShopData } from '../data.ts';
import type { Line } from '../world.ts';

/** What was chosen and added to a good: 6 × 7 ft, Honey, Gift wrap. */
export function chosenInWords(
  data: ShopData,
  { good, options, extras }: Pick<Line, 'good' | 'options' | 'extras'>,
  language: DemoLanguage,
): string {
  const chosen = goodOf(data, good).choices.flatMap(
    (choice, at) => choice.options.find(({ id }) => id === options[at]) ?? [],
  );
  const added = data.extras.filter(({ id }) => extras.includes(id));
  return [...chosen, ...added].map(({ name }) => textIn(name, language)).join(', ');
}
