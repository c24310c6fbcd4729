import { filled } from '../../../../shell/words.ts';
import { dayInWords } from '../../../../words/days.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import { useShop } from '../../engine.ts';
import { instalmentsOf, totalOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import { dueInWords } from '../due.ts';

/** When an order was made, when it comes, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { data, translate, language } = useShop();
  const { months } = order;
  const due = dueInWords(data, order, language);
  const parts = [
    dayInWords(order.day, language, 'year'),
    translate(words[order.payment]),
    months !== null &&
      `${filled(translate(words.months), { count: numeral(months, language) })}, ${filled(translate(words.aMonth), { amount: taka(instalmentsOf(totalOf(order), months)[0] ?? 0, language) })}`,
    due !== undefined &&
      `${translate(order.slot === null ? words.deliveryDay : words.slot)}: ${due}`,
  ];
  return <p>{parts.filter(Boolean).join(' · ')}</p>;
}
