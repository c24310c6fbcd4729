import { filled } from '../../../shell/words.ts';
import { PlaceHeader } from '../../../ui/PlaceHeader.tsx';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { usePharmacy } from '../engine.ts';
import { soldToday } from '../steps/today.ts';
import { inTaka } from '../words/amounts.ts';
import { monthOf } from '../words/dates.ts';
import { words } from '../words/words.ts';

/** The name over the door, what was sold today, and the ways through the pharmacy. */
export function Header() {
  const { data, world, translate, language, today, premises } = usePharmacy();
  const isPurchaseFirst = data.opensAt === 'purchase';
  const counter = ['counter', translate(words.counter)] as const;
  const orders = ['orders', translate(words.purchase)] as const;
  const { taken, bills } = soldToday(premises, world);
  const place = isPurchaseFirst
    ? filled(translate(words.purchaseDesk), {
        place: translate(data.place),
        month: monthOf(dayOf(today), language, 'long'),
      })
    : translate(data.place);
  const day = filled(translate(bills === 1 ? words.todayOne : words.today), {
    taka: inTaka(taken, language),
    bills: numeral(bills, language),
  });
  return (
    <PlaceHeader
      notes={
        <>
          <p data-of-today={isPurchaseFirst || undefined}>{place}</p>
          <p data-of-today>{day}</p>
        </>
      }
      ways={[
        ...(isPurchaseFirst ? [orders, counter] : [counter]),
        ['stock', translate(words.stock)],
        ...(data.branches.length > 1 ? [['transfers', translate(words.transfers)] as const] : []),
        ...(isPurchaseFirst ? [] : [orders]),
      ]}
      waysName={translate(words.ways)}
    />
  );
}
