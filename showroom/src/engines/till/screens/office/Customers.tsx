import { screenHash } from '../../../../runtime/hash.ts';
import { numeral } from '../../../../words/taka.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { ageOfDues, dueOf } from '../../steps/dues.ts';
import { money, paisaOf, total } from '../../steps/money.ts';
import { ageInWords } from '../../words/age.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import styles from '../Office.module.css';
import { ScrollBox } from '../ScrollBox.tsx';
import { Ledger } from './Ledger.tsx';

/** Everybody with a book of their own, with points and dues; or the book that the address names. */
export function Customers() {
  const { data, world, translate, language, today, screen } = useTill();
  const customer = customerOf(data, screen[1] ?? null);
  if (customer) return <Ledger customer={customer} />;
  const hasPoints = world.members.length > 0;
  return (
    <>
      <h2>{translate(data.customersName)}</h2>
      <ScrollBox name={translate(data.customersName)}>
        <table className={styles.table} data-amounts>
          <thead>
            <tr>
              <th scope="col">{translate(data.customerName)}</th>
              <th scope="col">{translate(words.dues)}</th>
              <th scope="col">{translate(words.oldestHead)}</th>
              <th scope="col">{translate(words.limit)}</th>
              {hasPoints && <th scope="col">{translate(words.points)}</th>}
              <th scope="col">{translate(words.phone)}</th>
            </tr>
          </thead>
          <tbody>
            {data.customers.map(({ id, name, phone, limit }) => {
              const oldest = ageOfDues(world, id, today);
              const points = pointsOf(world, id);
              return (
                <tr key={id}>
                  <th scope="row">
                    <a href={screenHash('customers', id)}>{translate(name)}</a>
                  </th>
                  <td>{money(dueOf(world, id), language)}</td>
                  <td>{oldest === undefined ? '–' : ageInWords(oldest, language)}</td>
                  <td>{limit === 0 ? '–' : money(paisaOf(limit), language)}</td>
                  {hasPoints && <td>{points === undefined ? '–' : numeral(points, language)}</td>}
                  <td>{phone}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate(words.total)}</th>
              <td>{money(total(world.entries.map(({ amount }) => amount)), language)}</td>
              <td />
              <td />
              {hasPoints && <td />}
              <td />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </>
  );
}
