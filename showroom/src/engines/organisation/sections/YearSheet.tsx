import type { Say } from '../../../demo/words.ts';
import { filled } from '../../../frame/words.ts';
import { screenHash } from '../../../room/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { numeral, taka } from '../../../words/taka.ts';
import { closingOf, sumOf, yearName } from '../accounts.ts';
import { pageWith, type Year } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import { Download } from './Download.tsx';
import { Facts } from './Facts.tsx';
import styles from './Sheet.module.css';

/** The accounts of a year: what came in, where it went, what is left, to print and to take away. */
export function YearSheet({ year }: { year: Year }) {
  const { data, say, language, today, businessName } = useOrganisation();
  const { opening, income, spending } = year;
  const name = filled(say(words.accountsOf), { year: yearName(year.ago, today, language) });
  const rows = [
    [businessName, name],
    [say(words.inHand), opening],
    ...income.map((one) => [say(one.name), one.amount]),
    ...spending.map((one) => [say(one.name), -one.amount]),
    [say(words.closing), closingOf(year)],
  ];
  return (
    <article className={styles.page}>
      <p className={styles.actions}>
        <a href={screenHash(pageWith(data, 'accounts'))}>← {say(words.back)}</a>
      </p>
      <div className={styles.sheet}>
        <p className={styles.name}>{businessName}</p>
        <h2>{name}</h2>
        <p className={styles.small}>{say(words.yearOf)}</p>
        <Amounts title={words.income} shares={income} />
        <Amounts title={words.spending} shares={spending} />
        <Facts
          look="lines"
          rows={[
            { name: words.inHand, value: taka(opening, language) },
            { name: words.income, value: `+ ${numeral(sumOf(income), language)}` },
            { name: words.spending, value: `− ${numeral(sumOf(spending), language)}` },
            { name: words.closing, value: taka(closingOf(year), language) },
            { name: words.auditedBy, value: year.auditor },
          ]}
        />
        <p>{say(year.remark)}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{say(words.print)}</Button>
        <Download name={`accounts-${year.ago}.csv`} rows={rows}>
          {say(words.download)}
        </Download>
      </p>
    </article>
  );
}

function Amounts({ title, shares }: { title: Say; shares: Year['income'] }) {
  const { say, language } = useOrganisation();
  return (
    <table>
      <caption>{say(title)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say(words.item)}</th>
          <th scope="col">{say(words.taka)}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, amount }) => (
          <tr key={say(name)}>
            <th scope="row">{say(name)}</th>
            <td>{taka(amount, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(words.total)}</th>
          <td>{taka(sumOf(shares), language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
