import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { dayOf, monthInWords } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { isCount } from '../../steps/answers.ts';
import { csvFile, estimateOf } from '../../steps/tariff.ts';
import { words } from '../../words/words.ts';
import shared from './Sections.module.css';
import table from './Table.module.css';
import { ScrollBox } from './Table.tsx';
import styles from './Tariff.module.css';

/** Tariff sheets; what is counted in them adds up to an estimate. */
export function Tariff({ section }: { section: SectionOf<'tariff'> }) {
  const { t, today, language, completeTask, businessName, say } = useOrganisation();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const rows = section.sheets.flatMap(({ rows }) => rows);
  const wanted = rows.map(({ id, amount }) => ({
    amount,
    count: (counts[id] ?? '') === '' ? 0 : typedNumber(counts[id] ?? ''),
  }));
  const name = say(words.sheet, { month: monthInWords(dayOf(today), language) });
  const file = csvFile('tariff.csv', [
    [businessName, name],
    ...rows.map((row) => [t(row.name), t(row.unit), row.amount]),
  ]);
  const count = (row: string, text: string) => {
    setCounts({ ...counts, [row]: text });
    if (typedNumber(text) > 0) completeTask('estimated');
  };
  return (
    <>
      <Stack gap={5}>
        {section.sheets.map((sheet) => (
          <TariffSheet key={sheet.id} sheet={sheet} counts={counts} count={count} />
        ))}
      </Stack>
      <Estimate wanted={wanted} vat={section.vat} />
      <Row data-unprinted>
        <a className={shared.link} {...file}>
          {name}
        </a>
        <Button variant="quiet" onClick={() => print()}>
          {t(words.print)}
        </Button>
      </Row>
    </>
  );
}

/** One sheet of a tariff, with how many are wanted of each line. */
function TariffSheet({
  sheet,
  counts,
  count,
}: {
  sheet: SectionOf<'tariff'>['sheets'][number];
  counts: Readonly<Record<string, string>>;
  count: (row: string, text: string) => void;
}) {
  const { t, taka, say } = useOrganisation();
  const title = t(sheet.name);
  const rate = (
    <th key="rate" scope="col" className={table.amount}>
      {t(words.rate)}
    </th>
  );
  return (
    <ScrollBox
      className={styles.sheet}
      name={title}
      caption={title}
      heads={[t(words.item), rate, t(words.count)]}
    >
      {sheet.rows.map(({ id, name, unit, amount }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)}
            <small>
              {t(words.unit)} {t(unit)}
            </small>
          </th>
          <td className={table.amount}>{taka(amount)}</td>
          <td>
            <input
              aria-label={say(words.countOfRow, { name: t(name) })}
              inputMode="numeric"
              autoComplete="off"
              value={counts[id] ?? ''}
              onChange={(event) => count(id, event.target.value)}
            />
          </td>
        </tr>
      ))}
    </ScrollBox>
  );
}

/** The total of the counted lines of a tariff, or what is wrong with a count. */
function Estimate({ wanted, vat }: { wanted: Parameters<typeof estimateOf>[0]; vat: number }) {
  const { t, taka, say } = useOrganisation();
  if (wanted.some(({ count }) => count !== 0 && !isCount(count))) {
    return (
      <p className={styles.estimate} role="alert">
        {t(words.noCount)}
      </p>
    );
  }
  const sums = estimateOf(wanted, vat);
  return (
    <div className={styles.estimate} aria-live="polite">
      <Sums
        rows={[
          [t(words.net), taka(sums.net)],
          [say(words.vat, { rate: vat }), taka(sums.vat)],
          [t(words.estimate), <b key="total">{taka(sums.total)}</b>],
        ]}
      />
    </div>
  );
}
