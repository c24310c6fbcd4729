import { useMemo, useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { Table } from '../../../ui/Table.tsx';
import { dayOf } from '../../../words/days.ts';
import { useDesk } from '../engine.ts';
import { totalsOf } from '../steps/dues.ts';
import {
  earlierInvoices,
  importsIn,
  isIn,
  monthAfter,
  type Period,
  vatReturn,
} from '../steps/vat-return.ts';
import { perCent } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Invoice } from '../world-schema.ts';
import styles from './VatReturn.module.css';

const periods: readonly Period[] = [0, -1];

/** The VAT return of a month, every figure the sum of the entries under it. */
export function VatReturn() {
  const { data, desk, world, t, today, money, num, date, completeTask, businessName, say } =
    useDesk<'imports'>();
  const [chosen, choose] = useState<Period>();
  const earlier = useMemo(() => earlierInvoices(data), [data]);
  const all = [...world.invoices, ...earlier];
  // On the first days of a month there may be nothing in it.
  const period = chosen ?? (all.some(({ day }) => isIn(0, day, today)) ? 0 : -1);
  const invoices = all.filter(({ day }) => isIn(period, day, today));
  const imports = importsIn(data, desk, world, period, today);
  const { supply, output, bought, credit, advance, net } = vatReturn(data, invoices, imports);
  const month = (of: Period) => date(monthAfter(dayOf(today), of), 'month');
  const rows = [
    [8, words.noteSupply, supply],
    [9, words.noteOutput, output],
    [22, words.noteImports, bought],
    [23, words.noteInput, credit],
    [30, words.noteAdvance, advance],
    [34, net < 0 ? words.noteRefund : words.noteNet, Math.abs(net)],
  ] as const;
  return (
    <Panels>
      <Panel
        title={t(words.return)}
        isWide
        aside={
          <Choice
            legend={t(words.period)}
            choices={periods.map((one) => [one, month(one)])}
            chosen={period}
            choose={(one) => {
              choose(one);
              completeTask('declared');
            }}
          />
        }
      >
        <Stack>
          <p>
            <b>{businessName}</b> · {say(words.bin, { bin: data.bin })} · {month(period)}
          </p>
          <Sums
            className={styles.figures}
            rows={rows.map(([note, name, amount]) => [
              <>
                <small>
                  {t(words.note)} {num(note)}
                </small>{' '}
                {t(name)}
              </>,
              money(amount),
            ])}
          />
          <Note>{t(words.traderNote)}</Note>
        </Stack>
        <p>
          <Button
            onClick={() => {
              completeTask('declared');
              window.print();
            }}
          >
            {t(words.print)}
          </Button>
        </p>
      </Panel>
      <div className={styles.entries} data-unprinted>
        <Register invoices={invoices} />
      </div>
    </Panels>
  );
}

/** Every sale of a period, newest first; each leads to its invoice. */
function Register({ invoices }: { invoices: readonly Invoice[] }) {
  const { data, t, language, num, nameOf, date, say } = useDesk();
  return (
    <Panel
      title={t(words.register)}
      isWide
      aside={<span>{say(words.registerCount, { count: invoices.length })}</span>}
    >
      <Table
        name={t(words.register)}
        heads={[t(words.number), t(words.day), t(words.buyer)]}
        numbers={[t(words.value), say(words.vat, { rate: perCent(data.vat, language) })]}
        className={styles.register}
      >
        {invoices.map(({ number, day, buyer, lines }) => {
          const { value, vat } = totalsOf(data, lines);
          return (
            <tr key={number}>
              <th scope="row">
                <a href={screenHash('invoice', String(number))}>{String(number)}</a>
              </th>
              <td>{date(day)}</td>
              <td>{nameOf(data.buyers, buyer)}</td>
              <td>{num(value)}</td>
              <td>{num(vat)}</td>
            </tr>
          );
        })}
      </Table>
    </Panel>
  );
}
