import { screenHash } from '../../../runtime/hash.ts';
import { Paper } from '../../../ui/Paper.tsx';
import { Records } from '../../../ui/Records.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { dayOf } from '../../../words/days.ts';
import { useDiagnostic } from '../engine.ts';
import { dayEndOf } from '../steps/day-end.ts';
import { words } from '../words/words.ts';

/** What came in today, by the way it was paid, for whoever counts the drawer. */
export function DayEnd() {
  const { data, world, t, today, num, taka, date, nameOf } = useDiagnostic();
  const { taken, byMethod, total, bills, discount, due } = dayEndOf(world, today);
  return (
    <Paper
      lines={<p>{t(data.place)}</p>}
      title={
        <>
          <h2>{t(words.dayEnd)}</h2>
          <p>{date(dayOf(today), 'year')}</p>
        </>
      }
      ways={{ href: screenHash('delivery'), back: t(words.delivery) }}
      signs={[t(words.cashier)]}
    >
      <h3>{t(words.collections)}</h3>
      <Records
        name={t(words.collections)}
        columns={[
          [t(words.method), ({ method }) => t(words[method])],
          [t(words.paymentCount), ({ count }) => num(count)],
          [t(words.collected), ({ amount }) => taka(amount)],
        ]}
        rows={byMethod}
        keyOf={({ method }) => method}
        foot={
          <tr>
            <th scope="row">{t(words.inAll)}</th>
            <td>{num(taken.length)}</td>
            <td>{taka(total)}</td>
          </tr>
        }
      />
      <h3>{t(words.paymentsToday)}</h3>
      <Records
        name={t(words.paymentsToday)}
        columns={[
          [
            t(words.patient),
            ({ bill }) => (
              <>
                {t(bill.name)}
                <small>{nameOf(bill)}</small>
              </>
            ),
          ],
          [t(words.method), ({ method }) => t(words[method])],
          [t(words.collected), ({ amount }) => taka(amount)],
        ]}
        rows={taken}
        keyOf={({ bill }, at) => `${bill.number} ${at}`}
      />
      <Sums
        rows={[
          [t(words.billsToday), num(bills)],
          [t(words.discountsToday), taka(discount)],
          [t(words.dueToday), taka(due)],
        ]}
      />
    </Paper>
  );
}
