import { screenHash } from '../../../../runtime/hash.ts';
import { Sums } from '../../../../ui/Sums.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { restOf, totalOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Order, OrderLine } from '../../world.ts';
import { chosenInWords } from '../chosen.ts';
import { lineInWords } from '../units.ts';
import styles from './OrderLines.module.css';

/** What an order holds, what it costs, and what of it is paid. */
export function OrderLines({ order }: { order: Order }) {
  const { data, t, language, taka, say } = useShop();
  const nameOf = (id: string) => t(goodOf(data, id).name);
  const nameIn = ({ good, instead }: OrderLine) =>
    instead === null
      ? nameOf(good)
      : say(words.instead, {
          good: nameOf(instead),
          missing: nameOf(good),
          whose: genitive(nameOf(good)),
        });
  return (
    <Sums
      className={styles.lines}
      rows={[
        ...order.lines.map(
          (line) =>
            [
              <>
                <a href={screenHash('goods', line.good)}>
                  {lineInWords(goodOf(data, line.good), line.count, nameIn(line), language)}
                </a>
                <small>{chosenInWords(data, line, language)}</small>
              </>,
              taka(line.price * line.count),
            ] as const,
        ),
        [t(words.delivery), taka(order.delivery)],
        [t(words.total), taka(totalOf(order)), 'sum'],
        [t(words.paid), taka(order.paid)],
        [t(words.due), taka(restOf(order))],
      ]}
    />
  );
}
