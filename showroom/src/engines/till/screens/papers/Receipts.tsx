import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { TableBox } from '../../../../ui/TableBox.tsx';
import { dayOf } from '../../../../words/days.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import styles from '../Office.module.css';
import { ReceiptPage } from './ReceiptPage.tsx';

/** What was sold, the newest first, or the receipt that the address names. */
export function Receipts() {
  const { data, world, t, language, today, screen, date, clock, say } = useTill();
  const { former } = world;
  const sale = screen[1] === 'former' ? former : saleOf(world, screen[1]);
  if (sale) return <ReceiptPage sale={sale} />;
  return (
    <>
      <h2>{t(words.receipts)}</h2>
      {former && (
        <p className={styles.actions}>
          {say(words.formerReceipt, { day: date(former.day) })}
          <LinkButton href={screenHash('receipts', 'former')} variant="quiet">
            {t(words.openFormer)}
          </LinkButton>
        </p>
      )}
      <TableBox
        name={t(words.receipts)}
        heads={[t(words.receipt), t(data.customerName), t(words.paidBy), t(words.amount)]}
      >
        {world.sales.map(({ number, day, minutes, customer, parts, total }) => (
          <tr key={number}>
            <th scope="row">
              <a className={styles.link} href={screenHash('receipts', number)}>
                {number}
              </a>
              <small>
                {day === dayOf(today) ? t(words.today) : date(day)}, {clock(minutes)}
              </small>
            </th>
            <td>{t(customerOf(data, customer)?.name ?? words.anybody)}</td>
            <td>{[...new Set(parts.map(({ by }) => t(words[by])))].join(' + ')}</td>
            <td>{money(total, language)}</td>
          </tr>
        ))}
      </TableBox>
    </>
  );
}
