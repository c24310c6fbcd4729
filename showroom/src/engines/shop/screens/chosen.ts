import type { Speak } from '../steps/basket.ts';
import { goodOf, type Line, type ShopData } from '../world.ts';

/** What was chosen and added to a good: 6 × 7 ft, Honey, Eid gift wrap. */
export function chosenInWords(
  data: ShopData,
  { good, options, extras }: Pick<Line, 'good' | 'options' | 'extras'>,
  say: Speak,
): string {
  const chosen = goodOf(data, good).choices.flatMap(
    (choice, at) => choice.options.find(({ id }) => id === options[at]) ?? [],
  );
  const added = data.extras.filter(({ id }) => extras.includes(id));
  return [...chosen, ...added].map(({ name }) => say(name)).join(', ');
}
