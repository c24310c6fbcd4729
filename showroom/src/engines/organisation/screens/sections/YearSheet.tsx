import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Note, Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { dateOf } from '../../../../words/days.ts';
import { pageWith, type Year } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { closingOf, sumOf, yearName } from '../../steps/accounts.ts';
import { csvFile } from '../../steps/tariff.ts';
import { words } from '../../words/words.ts';
import { Facts } from './Facts.tsx';
import shared from './Sections.module.css';
import styles from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

/** The accounts of a year: what came in, where it went, what is left, to print and to take away. */
export function YearSheet({ year }: { year: Year }) {
  const { data, t, language, businessName, taka, num, say } = useOrganisation();
  const { opening, income, spending } = year;
  const name = say(words.accountsOf, { year: yearName(year.ago, dateOf(data.begun), language) });
  const file = csvFile(`accounts-${year.ago}.csv`, [
    [businessName, name],
    [t(words.inHand), opening],
    ...income.map((one) => [t(one.name), one.amount]),
    ...spending.map((one) => [t(one.name), -one.amount]),
    [t(words.closing), closingOf(year)],
  ]);
  const amounts = (title: DemoText, shares: Year['income']) => (
    <div>
      <h3>{t(title)}</h3>
      <Sums
        className={styles.shares}
        rows={[
          ...shares.map((one) => [t(one.name), taka(one.amount)] as const),
          [t(words.total), taka(sumOf(shares)), 'total'],
        ]}
      />
    </div>
  );
  return (
    <Stack gap={4}>
      <a className={shared.link} href={screenHash(pageWith(data, 'accounts'))} data-unprinted>
        ← {t(words.back)}
      </a>
      <Sheet
        title={name}
        actions={
          <a className={shared.link} {...file}>
            {t(words.download)}
          </a>
        }
      >
        <Note>{t(words.yearOf)}</Note>
        {amounts(words.income, income)}
        {amounts(words.spending, spending)}
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
      </Sheet>
    </Stack>
  );
}
