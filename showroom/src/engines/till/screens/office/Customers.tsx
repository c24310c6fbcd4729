import { screenHash } from '../../../../runtime/hash.ts';
import { Records } from '../../../../ui/Records.tsx';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { ageOfDues, dueOf } from '../../steps/dues.ts';
import { paisaOf, total } from '../../steps/money.ts';
import { ageInWords } from '../../words/age.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import styles from '../Office.module.css';
import { Ledger } from './Ledger.tsx';

/** Everybody with a book of their own, with points and dues; or the book that the address names. */
export function Customers() {
  const { data, world, t, language, today, screen, num, money } = useTill();
  const customer = customerOf(data, screen[1] ?? null);
  if (customer) return <Ledger customer={customer} />;
  const hasPoints = world.members.length > 0;
  const known = (value: number | undefined, say: (value: number) => string) =>
    value === undefined ? '–' : say(value);
  return (
    <>
      <h2>{t(data.customersName)}</h2>
      <Records
        name={t(data.customersName)}
        rows={data.customers}
        keyOf={({ id }) => id}
        columns={[
          [
            t(data.customerName),
            ({ id, name, phone }) => (
              <>
                <a className={styles.link} href={screenHash('customers', id)}>
                  {t(name)}
                </a>
                <small>{phone}</small>
              </>
            ),
          ],
          [t(words.dues), ({ id }) => money(dueOf(world, id))],
          [
            t(words.oldestHead),
            ({ id }) => known(ageOfDues(world, id, today), (days) => ageInWords(days, language)),
          ],
          [
            t(words.limit),
            ({ limit }) => known(limit || undefined, (most) => money(paisaOf(most))),
          ],
          ...(hasPoints
            ? [[t(words.points), ({ id }) => known(pointsOf(world, id), num)] as const]
            : []),
        ]}
        foot={
          <tr>
            <th scope="row">{t(words.total)}</th>
            <td>{money(total(world.entries.map(({ amount }) => amount)))}</td>
            <td />
            <td />
            {hasPoints && <td />}
          </tr>
        }
      />
    </>
  );
}
