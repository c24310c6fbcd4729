import { screenHash } from '../../../../runtime/hash.ts';
import { TableBox } from '../../../../ui/TableBox.tsx';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { ageOfDues, dueOf } from '../../steps/dues.ts';
import { money, paisaOf, total } from '../../steps/money.ts';
import { ageInWords } from '../../words/age.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import styles from '../Office.module.css';
import { Ledger } from './Ledger.tsx';

/** Everybody with a book of their own, with points and dues; or the book that the address names. */
export function Customers() {
  const { data, world, t, language, today, screen, num } = useTill();
  const customer = customerOf(data, screen[1] ?? null);
  if (customer) return <Ledger customer={customer} />;
  const hasPoints = world.members.length > 0;
  return (
    <>
      <h2>{t(data.customersName)}</h2>
      <TableBox
        name={t(data.customersName)}
        heads={[
          t(data.customerName),
          t(words.dues),
          t(words.oldestHead),
          t(words.limit),
          ...(hasPoints ? [t(words.points)] : []),
        ]}
        foot={
          <tr>
            <th scope="row">{t(words.total)}</th>
            <td>{money(total(world.entries.map(({ amount }) => amount)), language)}</td>
            <td />
            <td />
            {hasPoints && <td />}
          </tr>
        }
      >
        {data.customers.map(({ id, name, phone, limit }) => {
          const oldest = ageOfDues(world, id, today);
          const points = pointsOf(world, id);
          return (
            <tr key={id}>
              <th scope="row">
                <a className={styles.link} href={screenHash('customers', id)}>
                  {t(name)}
                </a>
                <small>{phone}</small>
              </th>
              <td>{money(dueOf(world, id), language)}</td>
              <td>{oldest === undefined ? '–' : ageInWords(oldest, language)}</td>
              <td>{limit === 0 ? '–' : money(paisaOf(limit), language)}</td>
              {hasPoints && <td>{points === undefined ? '–' : num(points)}</td>}
            </tr>
          );
        })}
      </TableBox>
    </>
  );
}
