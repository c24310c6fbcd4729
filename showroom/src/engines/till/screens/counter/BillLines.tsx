import { Row, Stack } from '../../../../ui/layout.tsx';
import { type Item, itemOf, nameOf } from '../../data.ts';
import { setQuantity } from '../../steps/bill.ts';
import { total } from '../../steps/money.ts';
import { isAsked } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Icon.tsx';
import { NearDate } from '../NearDate.tsx';
import styles from './BillPanel.module.css';

/** What is on a bill, line by line, each with more, less and off. */
export function BillLines({ remeasure }: { remeasure: (item: Item) => void }) {
  const { data, t, act, num, money, quantity, at, bill, sum } = useCounter();
  return (
    <ol>
      {bill.lines.map((line) => {
        const item = itemOf(data, line.item);
        const name = nameOf(item, t);
        // More than one where some go at the price of an old receipt.
        const priced = sum.lines.filter((one) => one.item === line.item);
        const howMuch = quantity(line.quantity, item.good);
        const put = (thousandths: number) => act(setQuantity, at, line.item, thousandths);
        const key = (sign: string, label: string, press: () => void) => (
          <button type="button" aria-label={label} onClick={press}>
            {sign}
          </button>
        );
        return (
          <li key={line.item} className={styles.line}>
            {data.arrangement === 'paper' && (
              <img {...item.picture} alt="" width="104" height="84" />
            )}
            <Stack gap={1} className={styles.what}>
              <b>{name}</b>
              <Row gap={1}>
                {isAsked(item.good) && data.hasScale && <Icon of="scale" />}
                {priced
                  .map((one) => `${quantity(one.quantity, item.good)} × ${money(one.price)}`)
                  .join(' + ')}
              </Row>
              <NearDate good={item.good} />
            </Stack>
            <strong>{money(total(priced.map(({ gross }) => gross)))}</strong>
            <div className={styles.steps}>
              {isAsked(item.good) ? (
                key(howMuch, `${howMuch}: ${t(words.remeasure)}, ${name}`, () => remeasure(item))
              ) : (
                <>
                  {key('−', `${t(words.oneLess)}: ${name}`, () => put(line.quantity - 1000))}
                  <span>{num(line.quantity / 1000)}</span>
                  {key('+', `${t(words.oneMore)}: ${name}`, () => put(line.quantity + 1000))}
                </>
              )}
              {key('×', `${t(words.takeOff)}: ${name}`, () => put(0))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
