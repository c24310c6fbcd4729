import { useShop } from '../../engine.ts';
import { instalmentsOf, totalOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import { dueInWords } from '../due.ts';

/** When an order was made, when it comes, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { data, t, language, date, num, taka, say } = useShop();
  const { months } = order;
  const due = dueInWords(data, order, language);
  const parts = [
    date(order.day, 'year'),
    t(words[order.payment]),
    months !== null &&
      `${say(words.months, { count: num(months) })}, ${say(words.aMonth, { amount: taka(instalmentsOf(totalOf(order), months)[0] ?? 0) })}`,
    due !== undefined && `${t(order.slot === null ? words.deliveryDay : words.slot)}: ${due}`,
  ];
  return <p>{parts.filter(Boolean).join(' · ')}</p>;
}
