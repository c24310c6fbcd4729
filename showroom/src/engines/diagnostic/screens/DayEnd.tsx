import { screenHash } from '../../../runtime/hash.ts';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayOf } from '../../../words/days.ts';
import { useDiagnostic } from '../engine.ts';
import { dayEndOf } from '../steps/day-end.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';

/** What came in today, by the way it was paid, for whoever counts the drawer. */
export function DayEnd() {
  const { data, world, t, today, businessName, num, taka, date, say } = useDiagnostic();
  const { taken, byMethod, total, bills, discount, due } = dayEndOf(world, today);
  const rest = [
    [words.billsToday, num(bills)],
    [words.discountsToday, taka(discount)],
    [words.dueToday, taka(due)],
  ] as const;
  return (
    <PrintedSheet
      business={businessName}
      address={t(data.place)}
      title={t(words.dayEnd)}
      about={date(dayOf(today), 'year')}
      print={t(words.printDayEnd)}
      back={{ href: screenHash('delivery'), words: t(words.delivery) }}
      sign={t(words.cashier)}
    >
      <h3>{t(words.collections)}</h3>
      <TableBox
        name={t(words.collections)}
        heads={[t(words.method), t(words.paymentCount), t(words.collected)]}
        foot={
          <tr>
            <th scope="row">{t(words.inAll)}</th>
            <td>{num(taken.length)}</td>
            <td>{taka(total)}</td>
          </tr>
        }
      >
        {byMethod.map(({ method, count, amount }) => (
          <tr key={method}>
            <th scope="row">{t(words[method])}</th>
            <td>{num(count)}</td>
            <td>{taka(amount)}</td>
          </tr>
        ))}
      </TableBox>
      <h3>{t(words.paymentsToday)}</h3>
      <TableBox
        name={t(words.paymentsToday)}
        heads={[t(words.patient), t(words.method), t(words.collected)]}
      >
        {taken.map(({ bill, method, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added
          <tr key={`${bill.number} ${at}`}>
            <th scope="row">
              {t(bill.name)}
              <small>{say(words.billNumber, { number: billNumber(bill) })}</small>
            </th>
            <td>{t(words[method])}</td>
            <td>{taka(amount)}</td>
          </tr>
        ))}
      </TableBox>
      <dl>
        {rest.map(([name, values]) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>
              <b>{values}</b>
            </dd>
          </div>
        ))}
      </dl>
    </PrintedSheet>
  );
}
