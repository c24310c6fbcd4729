import { itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setQuantity } from '../../steps/bill.ts';
import { money, total } from '../../steps/money.ts';
import { isAsked, quantityText } from '../../steps/quantity.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import { NearDate } from '../NearDate.tsx';
import styles from './BillLines.module.css';

/** What is on a bill, line by line, each with more, less and off. */
export function BillLines({
  at,
  sum,
  remeasure,
}: {
  at: string;
  sum: Sum;
  remeasure: (item: string) => void;
}) {
  const { data, world, t, language, act, num } = useTill();
  return (
    <ol className={styles.lines} data-arrangement={data.arrangement}>
      {counterOf(world, at).bill.lines.map((line) => {
        const item = itemOf(data, line.item);
        const name = nameOf(item, t);
        // More than one where some go at the price of an old receipt.
        const priced = sum.lines.filter((one) => one.item === line.item);
        const put = (quantity: number) => act(setQuantity, at, line.item, quantity);
        return (
          <li key={line.item} className={styles.line}>
            {data.arrangement === 'paper' && (
              <img {...item.picture} alt="" width="104" height="84" />
            )}
            <div className={styles.what}>
              <b>{name}</b>
              <span>
                {isAsked(item.good) && data.hasScale && <Icon of="scale" />}
                {priced
                  .map(
                    ({ quantity, price }) =>
                      `${quantityText(quantity, item.good, language)} × ${money(price, language)}`,
                  )
                  .join(' + ')}
              </span>
              <NearDate good={item.good} />
            </div>
            <strong>{money(total(priced.map(({ gross }) => gross)), language)}</strong>
            <div className={styles.steps}>
              {isAsked(item.good) ? (
                <button
                  type="button"
                  aria-label={`${quantityText(line.quantity, item.good, language)}: ${t(words.remeasure)}, ${name}`}
                  onClick={() => remeasure(item.id)}
                >
                  {quantityText(line.quantity, item.good, language)}
                </button>
              ) : (
                <>
                  <button
                    type="button"
                    aria-label={`${t(words.oneLess)}: ${name}`}
                    onClick={() => put(line.quantity - 1000)}
                  >
                    −
                  </button>
                  <span>{num(line.quantity / 1000)}</span>
                  <button
                    type="button"
                    aria-label={`${t(words.oneMore)}: ${name}`}
                    onClick={() => put(line.quantity + 1000)}
                  >
                    +
                  </button>
                </>
              )}
              <button
                type="button"
                aria-label={`${t(words.takeOff)}: ${name}`}
                onClick={() => put(0)}
              >
                ×
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
