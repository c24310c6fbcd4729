import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { Sums } from '../../../../ui/Sums.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { taka } from '../../../../words/taka.ts';
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
  const { data, translate, language } = useShop();
  const nameOf = (id: string) => translate(goodOf(data, id).name);
  const nameIn = ({ good, instead }: OrderLine) =>
    instead === null
      ? nameOf(good)
      : filled(translate(words.instead), {
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
              taka(line.price * line.count, language),
            ] as const,
        ),
        [translate(words.delivery), taka(order.delivery, language)],
        [translate(words.total), taka(totalOf(order), language), 'sum'],
        [translate(words.paid), taka(order.paid, language)],
        [translate(words.due), taka(restOf(order), language)],
      ]}
    />
  );
}
