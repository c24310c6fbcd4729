import { languages } from '@nokshi/forms/languages.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Download } from './Download.tsx';
import { Estimate } from './Estimate.tsx';
import sheet from './Sheet.module.css';
import styles from './Tariff.module.css';
import { TariffSheet } from './TariffSheet.tsx';

/** Tariff sheets; what is counted in them adds up to an estimate. */
export function Tariff({ section }: { section: SectionOf<'tariff'> }) {
  const { t, today, language, completeTask, businessName, say } = useOrganisation();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const rows = section.sheets.flatMap(({ rows }) => rows);
  const wanted = rows.map(({ id, amount }) => ({
    amount,
    count: (counts[id] ?? '') === '' ? 0 : typedNumber(counts[id] ?? ''),
  }));
  const month = new Intl.DateTimeFormat(languages[language].locale, { month: 'long' }).format(
    today,
  );
  const name = say(words.sheet, { month });
  const count = (row: string, text: string) => {
    setCounts({ ...counts, [row]: text });
    if (typedNumber(text) > 0) completeTask('estimated');
  };
  return (
    <>
      <div className={styles.sheets}>
        {section.sheets.map(({ id, name: title, rows: lines }) => (
          <TariffSheet key={id} title={t(title)} rows={lines} counts={counts} count={count} />
        ))}
      </div>
      <Estimate wanted={wanted} vat={section.vat} />
      <p className={sheet.actions}>
        <Download
          name="tariff.csv"
          rows={[
            [businessName, name],
            ...rows.map((row) => [t(row.name), t(row.unit), row.amount]),
          ]}
        >
          {name}
        </Download>
        <Button variant="quiet" onClick={() => print()}>
          {t(words.print)}
        </Button>
      </p>
    </>
  );
}
