import { screenHash } from '../../../../runtime/hash.ts';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords, distanceOf } from '../../../../words/days.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import styles from '../Office.module.css';
import { ScrollBox } from '../ScrollBox.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';

/** What was sold, the newest first, or the receipt that the address names. */
export function Receipts() {
  const { data, world, translate, language, today, screen } = useTill();
  const sale = saleOf(world, screen[1]);
  if (sale) return <ReceiptPage sale={sale} />;
  return (
    <>
      <h2>{translate(words.receipts)}</h2>
      <ScrollBox name={translate(words.receipts)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate(words.receipt)}</th>
              <th scope="col">{translate(words.when)}</th>
              <th scope="col">{translate(data.customerName)}</th>
              <th scope="col">{translate(words.paidBy)}</th>
              <th scope="col">{translate(words.amount)}</th>
            </tr>
          </thead>
          <tbody>
            {world.sales.map(({ number, day, minutes, customer, parts, total }) => (
              <tr key={number}>
                <th scope="row">
                  <a href={screenHash('receipts', number)}>{number}</a>
                </th>
                <td>
                  {distanceOf(day, today) === 0
                    ? translate(words.today)
                    : dayInWords(day, today, language)}
                  , <span className={styles.time}>{timeInWords(minutes, language)}</span>
                </td>
                <td>{translate(customerOf(data, customer)?.name ?? words.anybody)}</td>
                <td>{[...new Set(parts.map(({ by }) => translate(words[by])))].join(' + ')}</td>
                <td>{money(total, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
