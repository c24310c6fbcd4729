import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dateOf } from '../../../../words/days.ts';
import { pageWith, type Year } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { closingOf, sumOf, yearName } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import { Download } from './Download.tsx';
import { Facts } from './Facts.tsx';
import styles from './Sheet.module.css';

/** The accounts of a year: what came in, where it went, what is left, to print and to take away. */
export function YearSheet({ year }: { year: Year }) {
  const { data, t, language, businessName, taka, num, say } = useOrganisation();
  const { opening, income, spending } = year;
  const name = say(words.accountsOf, {
    year: yearName(year.ago, dateOf(data.begun), language),
  });
  const rows = [
    [businessName, name],
    [t(words.inHand), opening],
    ...income.map((one) => [t(one.name), one.amount]),
    ...spending.map((one) => [t(one.name), -one.amount]),
    [t(words.closing), closingOf(year)],
  ];
  return (
    <article className={styles.page}>
      <p className={styles.actions}>
        <a href={screenHash(pageWith(data, 'accounts'))}>← {t(words.back)}</a>
      </p>
      <div className={styles.sheet}>
        <p className={styles.name}>{businessName}</p>
        <p className={styles.small}>{data.foot.map(t).join(' · ')}</p>
        <h2>{name}</h2>
        <p className={styles.small}>{t(words.yearOf)}</p>
        <Amounts title={words.income} shares={income} />
        <Amounts title={words.spending} shares={spending} />
        <Facts
          look="lines"
          rows={[
            { name: words.inHand, value: taka(opening) },
            { name: words.income, value: `+ ${num(sumOf(income))}` },
            { name: words.spending, value: `− ${num(sumOf(spending))}` },
            { name: words.closing, value: taka(closingOf(year)) },
            { name: words.auditedBy, value: year.auditor },
          ]}
        />
        <p>{t(year.remark)}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
        <Download name={`accounts-${year.ago}.csv`} rows={rows}>
          {t(words.download)}
        </Download>
      </p>
    </article>
  );
}

function Amounts({ title, shares }: { title: DemoText; shares: Year['income'] }) {
  const { t, taka } = useOrganisation();
  return (
    <table>
      <caption>{t(title)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t(words.item)}</th>
          <th scope="col">{t(words.taka)}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, amount }) => (
          <tr key={t(name)}>
            <th scope="row">{t(name)}</th>
            <td>{taka(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(words.total)}</th>
          <td>{taka(sumOf(shares))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
