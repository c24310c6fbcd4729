import { numeral } from '../../../../words/taka.ts';
import { itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setQuantity } from '../../steps/bill.ts';
import { money } from '../../steps/money.ts';
import { isAsked, quantityText } from '../../steps/quantity.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { Icon } from '../Icon.tsx';
import { NearDate } from '../NearDate.tsx';
import { useSteps } from '../useCounterId.ts';
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
  const { data, translate, language } = useTill();
  const { step } = useSteps();
  return (
    <ol className={styles.lines} data-arrangement={data.arrangement}>
      {sum.lines.map((line, index) => {
        const item = itemOf(data, line.item);
        const name = nameOf(item, translate);
        const put = (quantity: number) =>
          step((till, before) => setQuantity(till, before, at, index, quantity));
        return (
          // Two lines may hold the same item: one at the price of an old receipt.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
          <li key={index} className={styles.line}>
            {data.arrangement === 'paper' && (
              <img src={item.picture} alt="" width="104" height="84" />
            )}
            <div className={styles.what}>
              <b>{name}</b>
              <span>
                {isAsked(item.good) && data.hasScale && <Icon of="scale" />}
                {quantityText(line.quantity, item.good, language)} × {money(line.price, language)}
              </span>
              <NearDate good={item.good} />
            </div>
            <strong>{money(line.gross, language)}</strong>
            <div className={styles.steps}>
              {isAsked(item.good) ? (
                <button
                  type="button"
                  aria-label={`${quantityText(line.quantity, item.good, language)}: ${translate(words.remeasure)}, ${name}`}
                  onClick={() => remeasure(item.id)}
                >
                  {quantityText(line.quantity, item.good, language)}
                </button>
              ) : (
                <>
                  <button
                    type="button"
                    aria-label={`${translate(words.oneLess)}: ${name}`}
                    onClick={() => put(line.quantity - 1000)}
                  >
                    −
                  </button>
                  <span>{numeral(line.quantity / 1000, language)}</span>
                  <button
                    type="button"
                    aria-label={`${translate(words.oneMore)}: ${name}`}
                    onClick={() => put(line.quantity + 1000)}
                  >
                    +
                  </button>
                </>
              )}
              <button
                type="button"
                aria-label={`${translate(words.takeOff)}: ${name}`}
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
