import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords, dayOf } from '../../../words/days.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { useDiagnostic } from '../engine.ts';
import { dayEndOf } from '../steps/day-end.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';

/** What came in today, by the way it was paid, for whoever counts the drawer. */
export function DayEnd() {
  const { data, world, translate, language, today, businessName } = useDiagnostic();
  const { taken, byMethod, total, bills, discount, due } = dayEndOf(world, today);
  const rest = [
    [words.billsToday, numeral(bills, language)],
    [words.discountsToday, taka(discount, language)],
    [words.dueToday, taka(due, language)],
  ] as const;
  return (
    <PrintedSheet
      business={businessName}
      address={translate(data.place)}
      title={translate(words.dayEnd)}
      about={dayInWords(dayOf(today), language, 'year')}
      print={translate(words.printDayEnd)}
      back={{ href: screenHash('delivery'), words: translate(words.delivery) }}
      sign={translate(words.cashier)}
    >
      <h3>{translate(words.collections)}</h3>
      <TableBox
        name={translate(words.collections)}
        heads={[translate(words.method), translate(words.paymentCount), translate(words.collected)]}
        foot={
          <tr>
            <th scope="row">{translate(words.inAll)}</th>
            <td>{numeral(taken.length, language)}</td>
            <td>{taka(total, language)}</td>
          </tr>
        }
      >
        {byMethod.map(({ method, count, amount }) => (
          <tr key={method}>
            <th scope="row">{translate(words[method])}</th>
            <td>{numeral(count, language)}</td>
            <td>{taka(amount, language)}</td>
          </tr>
        ))}
      </TableBox>
      <h3>{translate(words.paymentsToday)}</h3>
      <TableBox
        name={translate(words.paymentsToday)}
        heads={[translate(words.patient), translate(words.method), translate(words.collected)]}
      >
        {taken.map(({ bill, method, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added
          <tr key={`${bill.number} ${at}`}>
            <th scope="row">
              {translate(bill.name)}
              <small>{filled(translate(words.billNumber), { number: billNumber(bill) })}</small>
            </th>
            <td>{translate(words[method])}</td>
            <td>{taka(amount, language)}</td>
          </tr>
        ))}
      </TableBox>
      <dl>
        {rest.map(([name, values]) => (
          <div key={name.en}>
            <dt>{translate(name)}</dt>
            <dd>
              <b>{values}</b>
            </dd>
          </div>
        ))}
      </dl>
    </PrintedSheet>
  );
}
