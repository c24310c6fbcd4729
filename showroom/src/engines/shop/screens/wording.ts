import type { DemoView } from '../../../runtime/engine.tsx';
import { type Good, goodOf, type ShopData, type Slot, slotsOf } from '../data.ts';
import { amountOf } from '../steps/prices.ts';
import { words } from '../words/words.ts';
import type { Line, Order, OrderState, ShopWorld } from '../world.ts';
import { type Fact, factOf } from './facts.ts';

/** How a shop says its goods, and what was ordered of them. */
export function wording({ data, t, num, say, date }: DemoView<ShopData, ShopWorld>) {
  const nameOf = (id: string) => t(goodOf(data, id).name);

  /** What the price of a good is for, such as kg or hali; nothing for a piece. */
  const unitOf = ({ sold }: Good): string => {
    if (sold.by === 'pack') return t(sold.of);
    return sold.by === 'piece' ? '' : t(sold.by === 'kilo' ? words.kg : words.hali);
  };

  /** How much that many steps of a good are: 2.5 kg, 3 hali, 2 litre, 2 × 250 g, 4. */
  const amountInWords = (good: Good, count: number): string => {
    const amount = amountOf(good, count);
    const unit = unitOf(good);
    // A pack of 250 g is counted; a litre is a unit of its own.
    if (good.sold.by === 'pack' && /^[\d০-৯]/.test(unit)) {
      return count === 1 ? unit : `${num(count)} × ${unit}`;
    }
    if (good.sold.by === 'kilo' && amount < 1) return `${num(amount * 1000)} ${t(words.gram)}`;
    return `${num(amount, 3)} ${unit}`.trim();
  };

  /** A good with how much of it: 2 × Neem soap, 1.5 kg · Rui. */
  const lineInWords = (line: Pick<Line, 'good' | 'count'>, name = nameOf(line.good)): string => {
    const good = goodOf(data, line.good);
    return `${amountInWords(good, line.count)} ${good.sold.by === 'piece' ? '×' : '·'} ${name}`;
  };

  /** The chosen hours of an order, without their day; nothing where none are. */
  const hoursOf = ({ slot }: Order): string =>
    t(slotsOf(data).find(({ id }) => id === slot)?.hours ?? '');

  return {
    nameOf,
    unitOf,
    amountInWords,
    lineInWords,
    hoursOf,
    /** What was chosen and added to a good: 6 × 7 ft, Honey, Gift wrap. */
    chosenInWords({ good, options, extras }: Line): string {
      const chosen = goodOf(data, good).choices.flatMap(
        (choice, at) => choice.options.find(({ id }) => id === options[at]) ?? [],
      );
      const added = data.extras.filter(({ id }) => extras.includes(id));
      return [...chosen, ...added].map(({ name }) => t(name)).join(', ');
    },
    /** A fact of a good, with its unit where it is a number. */
    factInWords(good: Good, fact: Fact): string {
      const value = factOf(good, fact) ?? '';
      return typeof value === 'number' ? `${num(value, 1)} ${t(fact.unit ?? '')}`.trim() : t(value);
    },
    /** Hours as they are chosen: Today, 6 to 8 pm. */
    slotInWords: ({ day, hours }: Slot): string =>
      say(day === 0 ? words.slotToday : words.slotTomorrow, { hours: t(hours) }),
    /** When an order comes: its day and hours; nothing where none are chosen. */
    dueInWords: (order: Order): string =>
      [order.due && date(order.due, 'weekday'), hoursOf(order)].filter(Boolean).join(', '),
    stateInWords: (state: OrderState): string =>
      t((state === 'packed' && data.preparing) || words[state]),
  };
}
