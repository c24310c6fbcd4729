import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { taka } from '../../words/taka.ts';
import { chosenInWords } from './chosen.ts';
import styles from './OrderLines.module.css';
import { restOf, totalOf } from './prices.ts';
import { useShop } from './room.ts';
import { lineInWords } from './units.ts';
import { words } from './words.ts';
import { goodOf, type Order, type OrderLine } from './world.ts';

/** What an order holds, what it costs, and what of it is paid. */
export function OrderLines({ order }: { order: Order }) {
  const { data, say, language } = useShop();
  const nameOf = (id: string) => say(goodOf(data, id).name);
  const nameIn = ({ good, instead }: OrderLine) =>
    instead === null
      ? nameOf(good)
      : filled(say(words.instead), { good: nameOf(instead), missing: nameOf(good) });
  const sums = [
    [words.delivery, order.delivery],
    [words.total, totalOf(order)],
    [words.paid, order.paid],
    [words.due, restOf(order)],
  ] as const;
  return (
    <dl className={styles.lines}>
      {order.lines.map((line) => (
        <div key={[line.good, ...line.options, ...line.extras].join(' ')}>
          <dt>
            <a href={screenHash('goods', line.good)}>
              {lineInWords(goodOf(data, line.good), line.count, nameIn(line), language, say)}
            </a>
            <small>{chosenInWords(data, line, say)}</small>
          </dt>
          <dd>{taka(line.price * line.count, language)}</dd>
        </div>
      ))}
      {sums.map(([name, amount]) => (
        <div key={name.en} data-sum={name === words.total || undefined}>
          <dt>{say(name)}</dt>
          <dd>{taka(amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
