import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { TableBox } from '../../../../ui/TableBox.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import styles from '../Office.module.css';
import { ReceiptPage } from './ReceiptPage.tsx';

/** What was sold, the newest first, or the receipt that the address names. */
export function Receipts() {
  const { data, world, translate, language, today, screen } = useTill();
  const { former } = world;
  const sale = screen[1] === 'former' ? former : saleOf(world, screen[1]);
  if (sale) return <ReceiptPage sale={sale} />;
  return (
    <>
      <h2>{translate(words.receipts)}</h2>
      {former && (
        <p className={styles.actions}>
          {filled(translate(words.formerReceipt), { day: dayInWords(former.day, language) })}
          <LinkButton href={screenHash('receipts', 'former')} variant="quiet">
            {translate(words.openFormer)}
          </LinkButton>
        </p>
      )}
      <TableBox
        name={translate(words.receipts)}
        heads={[
          translate(words.receipt),
          translate(data.customerName),
          translate(words.paidBy),
          translate(words.amount),
        ]}
      >
        {world.sales.map(({ number, day, minutes, customer, parts, total }) => (
          <tr key={number}>
            <th scope="row">
              <a className={styles.link} href={screenHash('receipts', number)}>
                {number}
              </a>
              <small>
                {day === dayOf(today) ? translate(words.today) : dayInWords(day, language)},{' '}
                {timeInWords(minutes, language)}
              </small>
            </th>
            <td>{translate(customerOf(data, customer)?.name ?? words.anybody)}</td>
            <td>{[...new Set(parts.map(({ by }) => translate(words[by])))].join(' + ')}</td>
            <td>{money(total, language)}</td>
          </tr>
        ))}
      </TableBox>
    </>
  );
}
