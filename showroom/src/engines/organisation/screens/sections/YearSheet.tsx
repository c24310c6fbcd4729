import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dateOf } from '../../../../words/days.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import { pageWith, type Year } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { closingOf, sumOf, yearName } from '../../steps/accounts.ts';
import { words } from '../../words/words.ts';
import { Download } from './Download.tsx';
import { Facts } from './Facts.tsx';
import styles from './Sheet.module.css';

/** The accounts of a year: what came in, where it went, what is left, to print and to take away. */
export function YearSheet({ year }: { year: Year }) {
  const { data, translate, language, businessName } = useOrganisation();
  const { opening, income, spending } = year;
  const name = filled(translate(words.accountsOf), {
    year: yearName(year.ago, dateOf(data.begun), language),
  });
  const rows = [
    [businessName, name],
    [translate(words.inHand), opening],
    ...income.map((one) => [translate(one.name), one.amount]),
    ...spending.map((one) => [translate(one.name), -one.amount]),
    [translate(words.closing), closingOf(year)],
  ];
  return (
    <article className={styles.page}>
      <p className={styles.actions}>
        <a href={screenHash(pageWith(data, 'accounts'))}>← {translate(words.back)}</a>
      </p>
      <div className={styles.sheet}>
        <p className={styles.name}>{businessName}</p>
        <p className={styles.small}>{data.foot.map(translate).join(' · ')}</p>
        <h2>{name}</h2>
        <p className={styles.small}>{translate(words.yearOf)}</p>
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
        <p>{translate(year.remark)}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
        <Download name={`accounts-${year.ago}.csv`} rows={rows}>
          {translate(words.download)}
        </Download>
      </p>
    </article>
  );
}

function Amounts({ title, shares }: { title: DemoText; shares: Year['income'] }) {
  const { translate, language } = useOrganisation();
  return (
    <table>
      <caption>{translate(title)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{translate(words.item)}</th>
          <th scope="col">{translate(words.taka)}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, amount }) => (
          <tr key={translate(name)}>
            <th scope="row">{translate(name)}</th>
            <td>{taka(amount, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate(words.total)}</th>
          <td>{taka(sumOf(shares), language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
